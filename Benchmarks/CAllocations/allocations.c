#include "allocations.h"

#include <errno.h>
#include <malloc.h>
#include <stddef.h>
#include <string.h>

// glibc lets a program put its own allocator in front of the library's. These count and pass on.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static uint64_t count;

void *malloc(size_t size) {
  __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED);
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED);
  return __libc_calloc(number, size);
}

void *realloc(void *pointer, size_t size) {
  __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED);
  return __libc_realloc(pointer, size);
}

void *memalign(size_t alignment, size_t size) {
  __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED);
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **result, size_t alignment, size_t size) {
  void *pointer = memalign(alignment, size);
  if (pointer == NULL) return ENOMEM;
  *result = pointer;
  return 0;
}

uint64_t detent_allocation_count(void) { return __atomic_load_n(&count, __ATOMIC_RELAXED); }

uint64_t detent_heap_bytes(void) { return mallinfo2().uordblks; }

void detent_copy(void *destination, const void *source, uint64_t length) {
  memcpy(destination, source, length);
  __asm__ volatile("" : : "r"(destination) : "memory");
}
