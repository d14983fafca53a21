#pragma once

/// Asks the processor to bring the memory at an address into its caches, and waits for nothing. An
/// address that cannot be read is passed over.
static inline void weft_prefetch(const void *address) { __builtin_prefetch(address); }
