#ifndef DETENT_ALLOCATIONS_H
#define DETENT_ALLOCATIONS_H

#include <stdint.h>

/// Heap allocations of this process so far, from every library in it.
uint64_t detent_allocation_count(void);

/// Bytes of the heap that are in use.
uint64_t detent_heap_bytes(void);

/// Copies bytes in a way the optimiser keeps: the yardstick of the frame benchmarks.
void detent_copy(void *destination, const void *source, uint64_t length);

#endif
