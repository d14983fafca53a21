// The allocator's statistics, which the module of the C library leaves out.
#if defined(__linux__)
#include <malloc.h>
#endif
