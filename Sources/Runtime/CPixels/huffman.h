/// Prefix codes as in RFC 1951, section 3.2.2.

#ifndef CPIXELS_HUFFMAN_H
#define CPIXELS_HUFFMAN_H

#include <stddef.h>
#include <stdint.h>

enum {
  /// The largest number of symbols of a code.
  HUFFMAN_SYMBOLS = 288
};

/// Computes the lengths in bits, 0 to `limit`, of the codes of `count` symbols from the numbers of
/// their occurrences. At least two symbols get a code, because readers refuse a code of one.
void huffman_lengths(uint8_t *lengths, const uint32_t *occurrences, size_t count, int limit);

/// Computes the codes of these lengths, their first bit lowest.
void huffman_codes(uint16_t *codes, const uint8_t *lengths, size_t count);

#endif
