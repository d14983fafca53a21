#pragma once

#include <stddef.h>

/// Asks the processor to bring the memory at an address into its caches, without waiting for it. An
/// address that cannot be read is ignored.
static inline void weft_prefetch(const void *address) { __builtin_prefetch(address); }

#if defined(__linux__)
#include <pthread.h>

int pthread_getattr_np(pthread_t thread, pthread_attr_t *attributes);

/// Gets the attributes of the calling thread. The C library's module omits the function for this,
/// because it is an extension.
///
/// Returns 0, or an error number if the attributes are not known.
static inline int weft_thread_attributes(pthread_attr_t *attributes) {
    return pthread_getattr_np(pthread_self(), attributes);
}
#endif

void __asan_poison_memory_region(const volatile void *memory, size_t byte_count);
void __asan_unpoison_memory_region(const volatile void *memory, size_t byte_count);
void __tsan_acquire(void *address);
void __tsan_release(void *address);

/// Makes AddressSanitizer report any access to memory. Only code built with that sanitizer may call
/// this.
static inline void weft_hide_memory(const void *memory, size_t byte_count) {
    __asan_poison_memory_region(memory, byte_count);
}

/// Undoes `weft_hide_memory`.
static inline void weft_reveal_memory(const void *memory, size_t byte_count) {
    __asan_unpoison_memory_region(memory, byte_count);
}

/// Tells ThreadSanitizer that the lock with an address was acquired. Only code built with that
/// sanitizer may call this.
static inline void weft_acquire(const void *address) { __tsan_acquire((void *)address); }

/// Tells ThreadSanitizer that the lock with an address is being released.
static inline void weft_release(const void *address) { __tsan_release((void *)address); }
