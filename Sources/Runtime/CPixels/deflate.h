/// A writer of deflate blocks (RFC 1951) for a caller that finds the matches.

#ifndef CPIXELS_DEFLATE_H
#define CPIXELS_DEFLATE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
  DEFLATE_WINDOW = 32768,
  DEFLATE_LONGEST = 258,
  DEFLATE_SHORTEST = 3,
  /// The tokens of a block. tunable: count, from where on better codes do not pay for their table
  DEFLATE_BLOCK = 32768,
  DEFLATE_LITERALS = 286,
  DEFLATE_DISTANCES = 30,
  DEFLATE_MATCH = 1u << 31
};

typedef struct {
  uint8_t *bytes;
  size_t size, capacity;
  /// Bits that are not written yet, the first one lowest.
  uint64_t bits;
  int bit_count;
  /// Indicates that memory was short; what is written then is not valid.
  bool has_failed;
  /// The tokens of the block: a byte, or DEFLATE_MATCH with length - 3 and distance - 1.
  uint32_t *tokens;
  size_t count;
  uint32_t literals[DEFLATE_LITERALS], distances[DEFLATE_DISTANCES];
  /// The match that may still grow; a length of 0 for none.
  size_t length;
  uint32_t distance;
  /// The code of each length, and of each distance - 1: the larger ones by their highest bits.
  uint8_t length_codes[DEFLATE_LONGEST + 1], distance_codes[512];
} deflater;

/// Prepares a deflater, whose fields are all 0. Release it with `deflate_release` also if this fails.
bool deflate_begin(deflater *d);
/// Writes the tokens as a block; after the last one nothing may follow.
void deflate_block(deflater *d, bool is_last);
/// Turns the match that may still grow into tokens.
void deflate_flush_match(deflater *d);
/// Releases all memory except `bytes`.
void deflate_release(deflater *d);

static inline uint32_t deflate_distance_code(const deflater *d, uint32_t distance) {
  uint32_t index = distance - 1;
  return d->distance_codes[index < 256 ? index : 256 + (index >> 7)];
}

/// Adds a byte. A match before it must have been flushed.
static inline void deflate_literal(deflater *d, uint8_t byte) {
  if (d->count == DEFLATE_BLOCK) deflate_block(d, false);
  d->tokens[d->count++] = byte;
  d->literals[byte]++;
}

/// Adds bytes that equal those at a distance before them: at least 3, or more of the match before.
static inline void deflate_match(deflater *d, size_t length, uint32_t distance) {
  if (d->distance != distance) {
    if (d->length) deflate_flush_match(d);
    d->distance = distance;
  }
  d->length += length;
}

#endif
