#include "vector.h"

#include <stdlib.h>
#ifdef __SSE2__
#include <immintrin.h>
#endif

// A pixel's edge may cut a source pixel; its parts are weighed in 1/256.
enum { UNIT = 256 };

/// The weight of source position `index` in the span from `begin` to `end`, all in 1/UNIT.
static inline uint32_t weight(int64_t index, int64_t begin, int64_t end) {
  int64_t low = index * UNIT, high = low + UNIT;
  if (low < begin) low = begin;
  if (high > end) high = end;
  return high > low ? (uint32_t)(high - low) : 0;
}

DISPATCHED static void add_row(uint32_t *restrict sums, const uint8_t *restrict row, int count, uint32_t part) {
  for (int i = 0; i < count; i++) sums[i] += row[i] * part;
}

// Slight reductions, in one pass over a rectangle of the result. A pixel is a weighted mean of at
// most four by four; the weights of a side add up to a power of two, so that flat areas stay exact.

enum {
  TAPS = 4,
  /// The columns and rows that are worked on at a time; sums stay in the processor's nearest cache.
  TILE = 128,
  ROW_BITS = 8,
  COLUMN_BITS = 14,
  /// Half a unit of the result, and the grey the sums are taken around.
  ROUND = (1 << (ROW_BITS + COLUMN_BITS - 1)) + (128 << (ROW_BITS + COLUMN_BITS))
};

typedef struct {
  int64_t first;
  int16_t weight[TAPS];
} span;

/// Which source pixels make up a pixel, and how much of them, in parts of 1 << bits. `begin` and
/// `end` are its edges in the source, in 1/UNIT.
INLINE span span_between(int64_t begin, int64_t end, int bits) {
  span s = {begin / UNIT, {0}};
  // At most three source pixels make up one: everything fits into 32 bits, which divide faster.
  uint32_t total = (uint32_t)(end - begin), from = (uint32_t)(begin - s.first * UNIT);
  uint32_t to = from + total;
  int32_t rest = (int32_t)1 << bits;
  int largest = 0;
  for (uint32_t i = 0; i < TAPS && i * UNIT < to; i++) {
    uint32_t low = i * UNIT < from ? from : i * UNIT;
    uint32_t high = to < (i + 1) * UNIT ? to : (i + 1) * UNIT;
    uint32_t part = high > low ? ((high - low) << bits) / total : 0;
    s.weight[i] = (int16_t)part;
    rest -= (int32_t)part;
    if ((int16_t)part > s.weight[largest]) largest = (int)i;
  }
  s.weight[largest] = (int16_t)(s.weight[largest] + rest);
  return s;
}

/// The spans of `count` pixels from `index` on, of a side that is reduced to `length`.
static void find_spans(span *spans, size_t index, size_t count, size_t length, size_t source_length,
                       int bits) {
  int64_t begin = (int64_t)(index * source_length * UNIT / length);
  for (size_t i = 0; i < count; i++) {
    int64_t end = (int64_t)((index + i + 1) * source_length * UNIT / length);
    spans[i] = span_between(begin, end, bits);
    begin = end;
  }
}

/// The mean of up to four rows, as signed parts of 1 << ROW_BITS around the middle grey.
DISPATCHED static void mix_rows(int16_t *restrict sums, const uint8_t *const rows[TAPS],
                                const int16_t *weight, size_t count) {
  const uint8_t *restrict a = rows[0], *restrict b = rows[1];
  uint16_t wa = (uint16_t)weight[0], wb = (uint16_t)weight[1];
  for (size_t i = 0; i < count; i++) sums[i] = (int16_t)((uint16_t)(a[i] * wa + b[i] * wb) ^ 0x8000);
  for (int tap = 2; tap < TAPS; tap++) {
    const uint8_t *restrict c = rows[tap];
    uint16_t wc = (uint16_t)weight[tap];
    if (wc == 0) continue;
    for (size_t i = 0; i < count; i++) sums[i] = (int16_t)((uint16_t)sums[i] + (uint16_t)(c[i] * wc));
  }
}

INLINE uint32_t mix_columns(const int16_t *sums, const int16_t *weight) {
#ifdef __SSE2__
  __m128i near = _mm_loadu_si128((const __m128i *)sums);
  __m128i far = _mm_loadu_si128((const __m128i *)(sums + 8));
  int32_t pair[2];
  memcpy(pair, weight, sizeof pair);
  near = _mm_madd_epi16(_mm_unpacklo_epi16(near, _mm_srli_si128(near, 8)), _mm_set1_epi32(pair[0]));
  far = _mm_madd_epi16(_mm_unpacklo_epi16(far, _mm_srli_si128(far, 8)), _mm_set1_epi32(pair[1]));
  __m128i sum = _mm_add_epi32(_mm_add_epi32(near, far), _mm_set1_epi32(ROUND));
  sum = _mm_packs_epi32(_mm_srai_epi32(sum, ROW_BITS + COLUMN_BITS), sum);
  return (uint32_t)_mm_cvtsi128_si32(_mm_packus_epi16(sum, sum));
#else
  uint32_t pixel = 0;
  for (int c = 0; c < 4; c++) {
    int32_t sum = ROUND;
    for (int tap = 0; tap < TAPS; tap++) sum += sums[tap * 4 + c] * weight[tap];
    pixel |= (uint32_t)(sum >> (ROW_BITS + COLUMN_BITS)) << (8 * c);
  }
  return pixel;
#endif
}

/// The weights of a pixel's columns as `mix_line` wants them: those of two columns in turn for the
/// four channels, then those of the others.
typedef struct {
  int16_t weight[16];
} wide_weights;

typedef void line_mixer(uint32_t *out, const int16_t *sums, const span *columns,
                        const wide_weights *weights, size_t count);

/// Mixes the columns of a line of pixels; `sums` begins with the first column of the first one.
static void mix_line(uint32_t *out, const int16_t *sums, const span *columns,
                     const wide_weights *weights, size_t count) {
  (void)weights;
  for (size_t i = 0; i < count; i++)
    out[i] = mix_columns(sums + (columns[i].first - columns[0].first) * 4, columns[i].weight);
}

#if defined(__x86_64__) && defined(__linux__)
#define AVX2 __attribute__((target("avx2")))

/// The sums of one pixel's channels: both halves of four columns at once.
AVX2 INLINE __m128i mixed_avx2(const int16_t *sums, const wide_weights *weights) {
  const __m256i pairs = _mm256_setr_epi8(0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15, 0, 1,
                                         8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15);
  __m256i four = _mm256_shuffle_epi8(_mm256_loadu_si256((const __m256i *)sums), pairs);
  four = _mm256_madd_epi16(four, _mm256_loadu_si256((const __m256i *)weights));
  __m128i sum = _mm_add_epi32(_mm256_castsi256_si128(four), _mm256_extracti128_si256(four, 1));
  sum = _mm_add_epi32(sum, _mm_set1_epi32(ROUND));
  return _mm_srai_epi32(sum, ROW_BITS + COLUMN_BITS);
}

AVX2 static void mix_line_avx2(uint32_t *out, const int16_t *sums, const span *columns,
                               const wide_weights *weights, size_t count) {
  int64_t first = columns[0].first;
  size_t i = 0;
  for (; i + 4 <= count; i += 4) {
    __m128i a = mixed_avx2(sums + (columns[i].first - first) * 4, weights + i);
    __m128i b = mixed_avx2(sums + (columns[i + 1].first - first) * 4, weights + i + 1);
    __m128i c = mixed_avx2(sums + (columns[i + 2].first - first) * 4, weights + i + 2);
    __m128i d = mixed_avx2(sums + (columns[i + 3].first - first) * 4, weights + i + 3);
    __m128i four = _mm_packus_epi16(_mm_packs_epi32(a, b), _mm_packs_epi32(c, d));
    _mm_storeu_si128((__m128i *)(out + i), four);
  }
  for (; i < count; i++)
    out[i] = mix_columns(sums + (columns[i].first - first) * 4, columns[i].weight);
}
#endif

/// The fastest one of this machine.
static line_mixer *best_line_mixer(void) {
#if defined(__x86_64__) && defined(__linux__)
  if (__builtin_cpu_supports("avx2")) return mix_line_avx2;
#endif
  return mix_line;
}

static void widen(wide_weights *wide, const span *columns, size_t count) {
  for (size_t i = 0; i < count; i++)
    for (int channel = 0; channel < 4; channel++)
      for (int tap = 0; tap < TAPS; tap++)
        wide[i].weight[tap / 2 * 8 + channel * 2 + tap % 2] = columns[i].weight[tap];
}

bool px_can_resample(size_t dst_width, size_t dst_height, size_t src_width, size_t src_height) {
  return dst_width && dst_height && dst_width <= src_width && dst_height <= src_height &&
         src_width <= dst_width * (TAPS - 1) && src_height <= dst_height * (TAPS - 1);
}

void px_resample(
    uint32_t *dst, ptrdiff_t dst_stride, size_t x, size_t y, size_t width, size_t height,
    size_t dst_width, size_t dst_height,
    const uint32_t *src, ptrdiff_t src_stride, size_t src_width, size_t src_height) {
  while (height > TILE) {
    px_resample(dst, dst_stride, x, y, width, TILE, dst_width, dst_height, src, src_stride,
                src_width, src_height);
    dst += TILE * dst_stride;
    y += TILE;
    height -= TILE;
  }
  span columns[TILE], lines[TILE];
  wide_weights wide[TILE];
  line_mixer *mix = best_line_mixer();
  find_spans(lines, y, height, dst_height, src_height, ROW_BITS);
  int16_t sums[(TILE * (TAPS - 1) + 2 * TAPS) * 4];
  for (size_t tile = 0; tile < width; tile += TILE) {
    size_t count = width - tile < TILE ? width - tile : TILE;
    find_spans(columns, x + tile, count, dst_width, src_width, COLUMN_BITS);
    widen(wide, columns, count);
    int64_t first = columns[0].first, end = columns[count - 1].first + TAPS;
    // Weights beyond the last column are 0.
    size_t used = (size_t)((end > (int64_t)src_width ? (int64_t)src_width : end) - first);
    memset(sums + used * 4, 0, TAPS * 4 * sizeof *sums);
    for (size_t row = 0; row < height; row++) {
      const uint8_t *rows[TAPS];
      for (int tap = 0; tap < TAPS; tap++) {
        int64_t line = lines[row].weight[tap] ? lines[row].first + tap : lines[row].first;
        rows[tap] = (const uint8_t *)(src + line * src_stride + first);
      }
      mix_rows(sums, rows, lines[row].weight, used * 4);
      mix(dst + (ptrdiff_t)row * dst_stride + tile, sums, columns, wide, count);
    }
  }
}

bool px_downscale(
    uint32_t *dst, ptrdiff_t dst_stride, size_t dst_width, size_t dst_height,
    const uint32_t *src, ptrdiff_t src_stride, size_t src_width, size_t src_height) {
  if (!dst_width || !dst_height || dst_width > src_width || dst_height > src_height) return false;
  if (dst_width == src_width && dst_height == src_height) {
    px_copy(dst, dst_stride, src, src_stride, dst_width, dst_height);
    return true;
  }
  if (px_can_resample(dst_width, dst_height, src_width, src_height)) {
    px_resample(dst, dst_stride, 0, 0, dst_width, dst_height, dst_width, dst_height, src, src_stride,
                src_width, src_height);
    return true;
  }
  int64_t width = (int64_t)src_width, height = (int64_t)src_height;
  uint32_t *sums = malloc(src_width * 4 * sizeof *sums);
  if (!sums) return false;
  for (int64_t y = 0; y < (int64_t)dst_height; y++) {
    int64_t top = y * height * UNIT / (int64_t)dst_height;
    int64_t bottom = (y + 1) * height * UNIT / (int64_t)dst_height;
    memset(sums, 0, src_width * 4 * sizeof *sums);
    for (int64_t row = top / UNIT; row * UNIT < bottom; row++) {
      add_row(sums, (const uint8_t *)(src + row * src_stride), (int)width * 4,
              weight(row, top, bottom));
    }
    for (int64_t x = 0; x < (int64_t)dst_width; x++) {
      int64_t left = x * width * UNIT / (int64_t)dst_width;
      int64_t right = (x + 1) * width * UNIT / (int64_t)dst_width;
      uint64_t channel[4] = {0, 0, 0, 0};
      for (int64_t column = left / UNIT; column * UNIT < right; column++) {
        uint64_t part = weight(column, left, right);
        for (int c = 0; c < 4; c++) channel[c] += sums[column * 4 + c] * part;
      }
      uint64_t area = (uint64_t)(bottom - top) * (uint64_t)(right - left);
      uint32_t pixel = 0;
      for (int c = 0; c < 4; c++) {
        pixel |= (uint32_t)((channel[c] + area / 2) / area) << (8 * c);
      }
      dst[y * dst_stride + x] = pixel;
    }
  }
  free(sums);
  return true;
}
