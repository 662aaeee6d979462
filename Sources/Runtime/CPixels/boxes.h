/// Three box filters in a row stand for a gaussian.

#ifndef CPIXELS_BOXES_H
#define CPIXELS_BOXES_H

#include <stddef.h>
#include <stdint.h>

/// A box filter: how far it looks back and ahead.
typedef struct {
  size_t back, ahead;
} box;

/// The three boxes whose sizes come closest to a gaussian (documented: SVG 1.1 feGaussianBlur, the
/// size is sigma * 3 * sqrt(2 pi) / 4; an even size is used off centre both ways and once larger).
static inline size_t boxes(double sigma, box out[3]) {
  if (!(sigma > 0)) sigma = 0;
  if (sigma > 4096) sigma = 4096;
  size_t size = (size_t)(sigma * 1.8799712059732503 + 0.5);
  if (size < 2) size = 1;
  if (size % 2 == 1) {
    for (int i = 0; i < 3; i++) out[i] = (box){size / 2, size / 2};
  } else {
    out[0] = (box){size / 2, size / 2 - 1};
    out[1] = (box){size / 2 - 1, size / 2};
    out[2] = (box){size / 2, size / 2};
  }
  return size;
}

/// A sum over `size` bytes times this, plus half, shifted down by 24, is the mean to the nearest.
static inline uint32_t reciprocal(box b) {
  uint32_t size = (uint32_t)(b.back + b.ahead + 1);
  return ((1u << 24) + size / 2) / size;
}

#endif
