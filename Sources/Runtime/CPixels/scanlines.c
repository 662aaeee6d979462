#include "scanlines.h"

#include "deflate.h"
#include "vector.h"

#include <stdlib.h>

// What is drawn repeats itself in few forms: a pixel as its neighbour, a row as the one above, and
// two pixels as they were a short while ago. Whole pixels are compared, so a filter would not help.

enum {
  HASH_BITS = 13,
  /// A match of the neighbours this long is taken without a look at others. tunable: pixels
  GOOD_MATCH = 16,
  /// Rows whose sums fit into 16 bits for each of 32 bytes.
  SUMMED_BYTES = 8192,
  ADLER_BASE = 65521
};

/// A place with a pair of pixels: where its bytes are, 0 for none, and its pixel.
typedef struct {
  uint32_t byte;
  uint16_t x, y;
} place;

typedef struct {
  deflater out;
  const uint32_t *src;
  ptrdiff_t stride;
  size_t width, depth, row_bytes;
  place *places;
  /// A row's bytes, the first of which is the filter.
  uint8_t *row;
  uint32_t adler_low, adler_high;
} compressor;

/// The sum of bytes, and the sum of their products with how many bytes there are from each on.
typedef struct {
  uint64_t sum, weighted;
} row_sums;

DISPATCHED static row_sums sums_of(const uint8_t *bytes, size_t count) {
  row_sums sums = {0, 0};
  while (count > 0) {
    size_t part = count < SUMMED_BYTES ? count : SUMMED_BYTES, i = 0;
    uint16_t own[32] = {0};
    uint32_t before[32] = {0};
    for (; i + 32 <= part; i += 32) {
      for (int lane = 0; lane < 32; lane++) before[lane] += own[lane];
      for (int lane = 0; lane < 32; lane++) own[lane] = (uint16_t)(own[lane] + bytes[i + lane]);
    }
    uint64_t sum = 0, weighted = 0;
    for (uint64_t lane = 0; lane < 32; lane++) {
      sum += own[lane];
      weighted += (uint64_t)before[lane] * 32 + own[lane] * (32 - lane);
    }
    weighted += sum * (part - i);
    for (; i < part; i++) {
      sum += bytes[i];
      weighted += (uint64_t)bytes[i] * (part - i);
    }
    count -= part;
    bytes += part;
    sums.sum += sum;
    sums.weighted += weighted + sum * count;
  }
  return sums;
}

static void add_sums(compressor *c, row_sums sums) {
  uint64_t high = c->adler_high + (uint64_t)c->adler_low * c->row_bytes + sums.weighted;
  c->adler_high = (uint32_t)(high % ADLER_BASE);
  c->adler_low = (uint32_t)((c->adler_low + sums.sum) % ADLER_BASE);
}

/// How many of a few pixels at the beginning are the same, two at a time.
INLINE size_t count_same_closely(const uint32_t *a, const uint32_t *b, size_t count) {
  size_t i = 0;
  for (; i + 2 <= count; i += 2) {
    uint32_t first = a[i] ^ b[i], second = a[i + 1] ^ b[i + 1];
    if (first | second) return i + (first == 0);
  }
  return i + (i < count && a[i] == b[i]);
}

/// How many pixels at the beginning are the same.
DISPATCHED static size_t count_same_far(const uint32_t *a, const uint32_t *b, size_t count) {
  size_t i = 0;
  for (; i + 16 <= count; i += 16) {
    uint32_t difference = 0;
    for (size_t k = 0; k < 16; k++) difference |= a[i + k] ^ b[i + k];
    if (difference) break;
  }
  return i + count_same_closely(a + i, b + i, count - i);
}

/// As `count_same_far`, whose call only pays for many.
INLINE size_t count_same(const uint32_t *a, const uint32_t *b, size_t count) {
  enum { FEW = 8 };
  size_t same = count_same_closely(a, b, count < FEW ? count : FEW);
  return same < FEW ? same : FEW + count_same_far(a + FEW, b + FEW, count - FEW);
}

typedef struct {
  size_t pixels;
  uint32_t distance;
} match;

/// The longest match of the pixels from `x` on with those before them and above, and with those where
/// the same pair was last.
static match find(compressor *c, size_t x, size_t y) {
  const uint32_t *here = c->src + (ptrdiff_t)y * c->stride + x;
  size_t rest = c->width - x;
  match best = {0, 0};
  if (y > 0 && c->row_bytes <= DEFLATE_WINDOW && *here == here[-c->stride])
    best = (match){count_same(here, here - c->stride, rest), (uint32_t)c->row_bytes};
  if (x > 0 && *here == here[-1] && best.pixels < rest) {
    size_t run = count_same(here, here - 1, rest);
    if (run >= best.pixels) best = (match){run, (uint32_t)c->depth};
  }
  if (best.pixels >= GOOD_MATCH || rest < 2) return best;
  uint64_t pair = (uint64_t)here[1] << 32 | here[0];
  place *kept = &c->places[pair * 0x9E3779B97F4A7C15u >> (64 - HASH_BITS)];
  place last = *kept;
  *kept = (place){(uint32_t)(y * c->row_bytes + 1 + x * c->depth), (uint16_t)x, (uint16_t)y};
  if (last.byte == 0 || kept->byte - last.byte > DEFLATE_WINDOW) return best;
  size_t most = c->width - last.x < rest ? c->width - last.x : rest;
  size_t pixels = count_same(here, c->src + (ptrdiff_t)last.y * c->stride + last.x, most);
  // A match of the neighbours has a shorter code.
  if (pixels >= 2 && pixels > best.pixels + (best.pixels > 0))
    best = (match){pixels, kept->byte - last.byte};
  return best;
}

static void add_literals(compressor *c, const uint8_t *bytes, size_t count) {
  if (c->out.length) deflate_flush_match(&c->out);
  for (size_t i = 0; i < count; i++) deflate_literal(&c->out, bytes[i]);
}

static void add_row(compressor *c, size_t y) {
  for (size_t x = 0; x < c->width;) {
    match m = find(c, x, y);
    // The filter is the same in each row: a match with the row above begins with it.
    bool has_filter = x == 0 && m.pixels > 0 && m.distance == c->row_bytes;
    if (x == 0 && !has_filter) add_literals(c, c->row, 1);
    if (m.pixels > 0) {
      deflate_match(&c->out, m.pixels * c->depth + has_filter, m.distance);
      x += m.pixels;
    } else {
      add_literals(c, c->row + 1 + x * c->depth, c->depth);
      x += 1;
    }
  }
}

/// Adds a row that equals the one above. The distance to it has a long code, that of a run a short one:
/// of a row of one colour only the first pixel is taken from above.
static void add_same_row(compressor *c, const uint32_t *pixels) {
  size_t rest = c->width - 1;
  bool is_run = c->row_bytes > 2 * DEFLATE_LONGEST && pixels[0] == pixels[rest] &&
                count_same(pixels, pixels + 1, rest) == rest;
  size_t run = is_run ? rest * c->depth : 0;
  deflate_match(&c->out, c->row_bytes - run, (uint32_t)c->row_bytes);
  if (run) deflate_match(&c->out, run, (uint32_t)c->depth);
}

static void add_rows(compressor *c, size_t height) {
  row_sums sums = {0, 0};
  for (size_t y = 0; y < height; y++) {
    const uint32_t *pixels = c->src + (ptrdiff_t)y * c->stride;
    if (y > 0 && c->row_bytes <= DEFLATE_WINDOW &&
        memcmp(pixels, pixels - c->stride, c->width * 4) == 0) {
      add_same_row(c, pixels);
    } else {
      if (c->depth == 3)
        px_to_rgb_row(c->row + 1, pixels, c->width);
      else
        px_to_rgba_row(c->row + 1, pixels, c->width);
      sums = sums_of(c->row, c->row_bytes);
      add_row(c, y);
    }
    add_sums(c, sums);
  }
  if (c->out.length) deflate_flush_match(&c->out);
}

uint8_t *px_compress(const uint32_t *src, ptrdiff_t src_stride, size_t width, size_t height,
                     int is_opaque, size_t *size) {
  size_t depth = is_opaque ? 3 : 4;
  compressor *c = calloc(1, sizeof *c);
  if (c == NULL) return NULL;
  c->src = src;
  c->stride = src_stride;
  c->width = width;
  c->depth = depth;
  c->row_bytes = width * depth + 1;
  c->adler_low = 1;
  c->places = calloc((size_t)1 << HASH_BITS, sizeof *c->places);
  c->row = calloc(1, c->row_bytes);
  bool has_memory = deflate_begin(&c->out) && c->places != NULL && c->row != NULL;
  if (has_memory) {
    // The header of zlib: deflate with a window of 32 KB, the fastest level.
    c->out.bytes[0] = 0x78;
    c->out.bytes[1] = 0x01;
    c->out.size = 2;
    add_rows(c, height);
    deflate_block(&c->out, true);
    uint32_t check = c->adler_high << 16 | c->adler_low;
    for (int i = 0; i < 4; i++) c->out.bytes[c->out.size++] = (uint8_t)(check >> (24 - 8 * i));
  }
  uint8_t *bytes = c->out.bytes;
  if (!has_memory || c->out.has_failed) {
    free(bytes);
    bytes = NULL;
  }
  *size = c->out.size;
  deflate_release(&c->out);
  free(c->places);
  free(c->row);
  free(c);
  return bytes;
}
