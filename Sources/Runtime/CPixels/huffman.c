#include "huffman.h"

#include <stdlib.h>
#include <string.h>

/// Symbols in the order of their occurrences; equal ones in the order of their numbers, so that the
/// same pixels give the same bytes on every machine.
static int order(const void *left, const void *right) {
  uint64_t a = *(const uint64_t *)left, b = *(const uint64_t *)right;
  return a < b ? -1 : a > b;
}

/// Shortens codes beyond the limit and makes room for them: one code of the limit becomes the
/// neighbour of a shorter one, which grows by a bit.
static void limit_lengths(int *number, int limit) {
  uint32_t space = (uint32_t)1 << limit, used = 0;
  for (int length = 1; length <= limit; length++)
    used += (uint32_t)number[length] << (limit - length);
  for (; used > space; used--) {
    number[limit]--;
    int length = limit - 1;
    while (number[length] == 0) length--;
    number[length]--;
    number[length + 1] += 2;
  }
}

void huffman_lengths(uint8_t *lengths, const uint32_t *occurrences, size_t count, int limit) {
  uint64_t sorted[HUFFMAN_SYMBOLS];
  int used = 0;
  memset(lengths, 0, count);
  for (size_t i = 0; i < count; i++)
    if (occurrences[i]) sorted[used++] = (uint64_t)occurrences[i] << 16 | i;
  if (used < 2) {
    size_t only = used ? (size_t)(sorted[0] & 0xFFFF) : 0;
    lengths[only] = 1;
    lengths[only == 0 ? 1 : 0] = 1;
    return;
  }
  qsort(sorted, (size_t)used, sizeof *sorted, order);

  // The two rarest trees are joined until one is left. Joined trees come out in their order, so
  // both kinds are queues.
  uint64_t weight[2 * HUFFMAN_SYMBOLS];
  int parent[2 * HUFFMAN_SYMBOLS], depth[2 * HUFFMAN_SYMBOLS];
  for (int i = 0; i < used; i++) weight[i] = sorted[i] >> 16;
  int leaf = 0, tree = used, root = 2 * used - 2;
  for (int next = used; next <= root; next++) {
    weight[next] = 0;
    for (int side = 0; side < 2; side++) {
      int rarest = leaf < used && (tree >= next || weight[leaf] <= weight[tree]) ? leaf++ : tree++;
      weight[next] += weight[rarest];
      parent[rarest] = next;
    }
  }
  int number[16] = {0};
  depth[root] = 0;
  for (int i = root - 1; i >= 0; i--) {
    depth[i] = depth[parent[i]] + 1;
    if (i < used) number[depth[i] < limit ? depth[i] : limit]++;
  }
  limit_lengths(number, limit);
  int i = 0;
  for (int length = limit; length > 0; length--)
    for (int each = 0; each < number[length]; each++)
      lengths[sorted[i++] & 0xFFFF] = (uint8_t)length;
}

void huffman_codes(uint16_t *codes, const uint8_t *lengths, size_t count) {
  int number[16] = {0};
  uint32_t next[16] = {0};
  for (size_t i = 0; i < count; i++) number[lengths[i]]++;
  number[0] = 0;
  for (int length = 1; length < 16; length++)
    next[length] = (next[length - 1] + (uint32_t)number[length - 1]) << 1;
  for (size_t i = 0; i < count; i++) {
    codes[i] = 0;
    uint32_t code = lengths[i] ? next[lengths[i]]++ : 0;
    for (int bit = 0; bit < lengths[i]; bit++, code >>= 1)
      codes[i] = (uint16_t)(codes[i] << 1 | (code & 1));
  }
}
