#include <math.h>

#include "vector.h"

void px_conic(uint32_t *dst, ptrdiff_t dst_stride, size_t width, size_t height, double x, double y,
              double angle, const uint32_t *ramp, size_t count) {
  if (count == 0) return;
  float turns = (float)(1 / (2 * M_PI)), start = (float)(angle / (2 * M_PI));
  for (size_t row = 0; row < height; row++, dst += dst_stride) {
    float dy = (float)((double)row + 0.5 - y);
    for (size_t column = 0; column < width; column++) {
      float share = atan2f(dy, (float)((double)column + 0.5 - x)) * turns - start;
      share -= floorf(share);
      size_t index = (size_t)(share * (float)count);
      dst[column] = ramp[index < count ? index : count - 1];
    }
  }
}
