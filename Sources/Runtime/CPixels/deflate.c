#include "deflate.h"

#include "huffman.h"

#include <stdlib.h>
#include <string.h>

enum {
  LENGTH_CODES = 29,
  /// The symbol that ends a block; codes of lengths follow it.
  END = 256,
  CODE_LENGTHS = 19,
  /// The most bits of a token: two codes of 15, and 5 and 13 bits after them.
  TOKEN_BYTES = 6,
  /// More than the table of codes at the beginning of a block takes.
  TABLE_BYTES = 2048
};

// documented: RFC 1951, section 3.2.5
static const uint16_t length_base[LENGTH_CODES] = {3,  4,  5,  6,  7,  8,  9,  10,  11,  13,
                                                   15, 17, 19, 23, 27, 31, 35, 43,  51,  59,
                                                   67, 83, 99, 115, 131, 163, 195, 227, 258};
static const uint8_t length_bits[LENGTH_CODES] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2,
                                                  2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};
static const uint16_t distance_base[DEFLATE_DISTANCES] = {
    1,   2,   3,   4,   5,   7,    9,    13,   17,   25,   33,   49,   65,    97,    129,
    193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577};
static const uint8_t distance_bits[DEFLATE_DISTANCES] = {0, 0, 0,  0,  1,  1,  2,  2,  3,  3,
                                                         4, 4, 5,  5,  6,  6,  7,  7,  8,  8,
                                                         9, 9, 10, 10, 11, 11, 12, 12, 13, 13};

bool deflate_begin(deflater *d) {
  d->capacity = TABLE_BYTES;
  d->bytes = malloc(d->capacity);
  d->tokens = malloc(DEFLATE_BLOCK * sizeof *d->tokens);
  d->has_failed = d->bytes == NULL || d->tokens == NULL;
  for (int code = 0; code < LENGTH_CODES; code++)
    for (int length = length_base[code]; length <= DEFLATE_LONGEST; length++)
      d->length_codes[length] = (uint8_t)code;
  for (uint32_t code = 0; code < DEFLATE_DISTANCES; code++) {
    uint32_t index = distance_base[code] - 1u;
    uint32_t first = index < 256 ? index : 256 + (index >> 7);
    memset(d->distance_codes + first, (int)code, sizeof d->distance_codes - first);
  }
  return !d->has_failed;
}

void deflate_release(deflater *d) { free(d->tokens); }

static bool reserve(deflater *d, size_t more) {
  if (d->has_failed) return false;
  if (d->capacity - d->size >= more) return true;
  size_t capacity = d->capacity * 2 + more;
  uint8_t *bytes = realloc(d->bytes, capacity);
  if (bytes == NULL) {
    d->has_failed = true;
    return false;
  }
  d->bytes = bytes;
  d->capacity = capacity;
  return true;
}

/// Adds bits, for which there must be room among the 64.
static inline void put(deflater *d, uint64_t bits, int count) {
  d->bits |= bits << d->bit_count;
  d->bit_count += count;
}

/// Writes whole bytes, at most 7: fewer than 8 bits stay, of at most 63.
static inline void write_bits(deflater *d) {
  for (int i = 0; i < 8; i++) d->bytes[d->size + (size_t)i] = (uint8_t)(d->bits >> (8 * i));
  d->size += (size_t)(d->bit_count >> 3);
  d->bits >>= d->bit_count & ~7;
  d->bit_count &= 7;
}

// The codes of a block

typedef struct {
  uint8_t lengths[DEFLATE_LITERALS + DEFLATE_DISTANCES];
  uint16_t literals[DEFLATE_LITERALS], distances[DEFLATE_DISTANCES];
} block_codes;

/// Writes the lengths of both codes one after the other, with codes of their own and with runs as
/// single symbols.
static void put_table(deflater *d, const uint8_t *lengths, size_t count) {
  enum { AGAIN = 16, ZEROS = 17, MANY_ZEROS = 18 };
  uint8_t symbols[DEFLATE_LITERALS + DEFLATE_DISTANCES], extra[sizeof symbols];
  uint32_t occurrences[CODE_LENGTHS] = {0};
  size_t used = 0;
  for (size_t i = 0; i < count;) {
    size_t run = 1;
    while (i + run < count && lengths[i + run] == lengths[i]) run++;
    // A length is repeated after it stood once; zeros stand for themselves.
    size_t rest = lengths[i] ? run - 1 : run;
    if (lengths[i]) symbols[used++] = lengths[i];
    while (rest >= 3) {
      size_t most = lengths[i] ? 6 : 138, part = rest < most ? rest : most;
      bool is_long = lengths[i] == 0 && part >= 11;
      symbols[used] = lengths[i] ? AGAIN : is_long ? MANY_ZEROS : ZEROS;
      extra[used++] = (uint8_t)(part - (is_long ? 11 : 3));
      rest -= part;
    }
    while (rest-- > 0) symbols[used++] = lengths[i];
    i += run;
  }
  for (size_t i = 0; i < used; i++) occurrences[symbols[i]]++;
  uint8_t code_lengths[CODE_LENGTHS];
  uint16_t codes[CODE_LENGTHS];
  huffman_lengths(code_lengths, occurrences, CODE_LENGTHS, 7);
  huffman_codes(codes, code_lengths, CODE_LENGTHS);
  static const uint8_t order[CODE_LENGTHS] = {16, 17, 18, 0, 8,  7, 9,  6, 10, 5,
                                              11, 4,  12, 3, 13, 2, 14, 1, 15};
  size_t written = CODE_LENGTHS;
  while (written > 4 && code_lengths[order[written - 1]] == 0) written--;
  put(d, written - 4, 4);
  for (size_t i = 0; i < written; i++) {
    write_bits(d);
    put(d, code_lengths[order[i]], 3);
  }
  for (size_t i = 0; i < used; i++) {
    write_bits(d);
    put(d, codes[symbols[i]], code_lengths[symbols[i]]);
    if (symbols[i] >= AGAIN)
      put(d, extra[i], symbols[i] == AGAIN ? 2 : symbols[i] == ZEROS ? 3 : 7);
  }
  write_bits(d);
}

static void put_token(deflater *d, const block_codes *codes, uint32_t token) {
  if ((token & DEFLATE_MATCH) == 0) {
    if (d->bit_count > 48) write_bits(d);
    put(d, codes->literals[token], codes->lengths[token]);
    return;
  }
  if (d->bit_count > 15) write_bits(d);
  uint32_t length = (token >> 16 & 0xFF) + DEFLATE_SHORTEST, distance = (token & 0x7FFF) + 1;
  uint32_t symbol = d->length_codes[length], far = deflate_distance_code(d, distance);
  put(d, codes->literals[END + 1 + symbol], codes->lengths[END + 1 + symbol]);
  put(d, length - length_base[symbol], length_bits[symbol]);
  put(d, codes->distances[far], codes->lengths[DEFLATE_LITERALS + far]);
  put(d, distance - distance_base[far], distance_bits[far]);
}

void deflate_block(deflater *d, bool is_last) {
  d->literals[END] = 1;
  block_codes codes;
  uint8_t *far_lengths = codes.lengths + DEFLATE_LITERALS;
  huffman_lengths(codes.lengths, d->literals, DEFLATE_LITERALS, 15);
  huffman_lengths(far_lengths, d->distances, DEFLATE_DISTANCES, 15);
  huffman_codes(codes.literals, codes.lengths, DEFLATE_LITERALS);
  huffman_codes(codes.distances, far_lengths, DEFLATE_DISTANCES);
  if (reserve(d, d->count * TOKEN_BYTES + TABLE_BYTES)) {
    size_t literals = DEFLATE_LITERALS, distances = DEFLATE_DISTANCES;
    while (literals > END + 1 && codes.lengths[literals - 1] == 0) literals--;
    while (distances > 1 && far_lengths[distances - 1] == 0) distances--;
    put(d, is_last, 1);
    put(d, 2, 2);
    put(d, literals - (END + 1), 5);
    put(d, distances - 1, 5);
    uint8_t both[sizeof codes.lengths];
    memcpy(both, codes.lengths, literals);
    memcpy(both + literals, far_lengths, distances);
    put_table(d, both, literals + distances);
    for (size_t i = 0; i < d->count; i++) put_token(d, &codes, d->tokens[i]);
    write_bits(d);
    put(d, codes.literals[END], codes.lengths[END]);
    if (is_last) put(d, 0, 7);
    write_bits(d);
  }
  d->count = 0;
  memset(d->literals, 0, sizeof d->literals);
  memset(d->distances, 0, sizeof d->distances);
}

static void add_match(deflater *d, size_t length) {
  if (d->count == DEFLATE_BLOCK) deflate_block(d, false);
  d->tokens[d->count++] =
      DEFLATE_MATCH | (uint32_t)(length - DEFLATE_SHORTEST) << 16 | (d->distance - 1);
  d->literals[END + 1 + d->length_codes[length]]++;
  d->distances[deflate_distance_code(d, d->distance)]++;
}

void deflate_flush_match(deflater *d) {
  size_t rest = d->length;
  // What is left after the longest ones is long enough to be a match.
  while (rest >= DEFLATE_LONGEST + DEFLATE_SHORTEST) {
    add_match(d, DEFLATE_LONGEST);
    rest -= DEFLATE_LONGEST;
  }
  if (rest > DEFLATE_LONGEST) {
    add_match(d, rest - DEFLATE_SHORTEST);
    rest = DEFLATE_SHORTEST;
  }
  if (rest) add_match(d, rest);
  d->length = 0;
  d->distance = 0;
}
