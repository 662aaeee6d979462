/// The compressed pixels of a PNG.

#ifndef CPIXELS_SCANLINES_H
#define CPIXELS_SCANLINES_H

#include <stddef.h>
#include <stdint.h>

/// Compresses pixels as the content of a PNG's IDAT: a zlib stream of rows without filters, three
/// bytes a pixel if all are known to be opaque, else four with colours divided by alpha. The same
/// pixels give the same bytes on every machine.
///
/// Returns memory to be released with `free`, and its size; NULL if memory is short. Sides are at most
/// 65535.
uint8_t *px_compress(const uint32_t *src, ptrdiff_t src_stride, size_t width, size_t height,
                     int is_opaque, size_t *size);

/// The checksum of a PNG's chunk, over its kind and its bytes.
uint32_t px_crc(const uint8_t *bytes, size_t count);

#endif
