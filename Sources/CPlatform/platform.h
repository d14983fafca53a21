#pragma once

#include <stddef.h>

/// Asks the processor to bring the memory at an address into its caches, and waits for nothing. An
/// address that cannot be read is passed over.
static inline void weft_prefetch(const void *address) { __builtin_prefetch(address); }

#if defined(__linux__)
#include <pthread.h>

int pthread_getattr_np(pthread_t thread, pthread_attr_t *attributes);

/// The attributes of the calling thread, which the C library's module leaves out as an extension.
///
/// Returns 0, or why they are not known.
static inline int weft_thread_attributes(pthread_attr_t *attributes) {
    return pthread_getattr_np(pthread_self(), attributes);
}
#endif

void __asan_poison_memory_region(const volatile void *memory, size_t byte_count);
void __asan_unpoison_memory_region(const volatile void *memory, size_t byte_count);
void __tsan_acquire(void *address);
void __tsan_release(void *address);

/// Has AddressSanitizer report whoever touches memory. Only code with that sanitizer may call it.
static inline void weft_hide_memory(const void *memory, size_t byte_count) {
    __asan_poison_memory_region(memory, byte_count);
}

/// Ends what `weft_hide_memory` has begun.
static inline void weft_reveal_memory(const void *memory, size_t byte_count) {
    __asan_unpoison_memory_region(memory, byte_count);
}

/// Tells ThreadSanitizer that a lock with an address is held. Only code with that sanitizer may
/// call it.
static inline void weft_acquire(const void *address) { __tsan_acquire((void *)address); }

/// Tells ThreadSanitizer that a lock with an address is given back.
static inline void weft_release(const void *address) { __tsan_release((void *)address); }
