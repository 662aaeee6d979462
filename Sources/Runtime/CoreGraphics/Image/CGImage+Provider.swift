import CPixels
import Foundation

extension CGImage {
  /// Creates an image from the bytes of a PNG file; `nil` if they are not a PNG image. `decode`
  /// must be `nil`; the other parameters have no effect here.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard decode == nil, let data = source.data, data.starts(with: [0x89, 0x50, 0x4E, 0x47]),
      let bitmap = try? Bitmap.decode(data)
    else { return nil }
    self.init(bitmap: bitmap)
  }

  /// Creates an image from raw pixels: 8-bit components in 32-bit pixels of an RGB space, in any
  /// order of alpha and bytes, or 8-bit gray without alpha. `nil` if the layout is another one or
  /// the provider has too few bytes. `decode` must be `nil`; the interpolation flag and the intent
  /// have no effect here.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard bitsPerComponent == 8, decode == nil, let data = provider.data,
      let layout = PixelLayout(bitmapInfo, bitsPerPixel: bitsPerPixel, model: space.model),
      let bitmap = Bitmap(width: width, height: height), bytesPerRow >= width * layout.size,
      data.count >= bytesPerRow * (height - 1) + width * layout.size
    else { return nil }
    data.withUnsafeBytes { bytes in
      for y in 0..<height {
        let row = bitmap.pixels + y * bitmap.stride
        for x in 0..<width {
          row[x] = layout.pixel(bytes, at: y * bytesPerRow + x * layout.size)
        }
        if layout.isStraight { px_premultiply_row(row, width) }
      }
    }
    bitmap.isOpaque = px_is_opaque(bitmap.pixels, bitmap.stride, width, height)
    self.init(bitmap: bitmap)
  }
}

/// The positions of the components in a pixel's bytes.
private struct PixelLayout {
  var size: Int
  var red: Int
  var green: Int
  var blue: Int
  var alpha: Int?
  /// Indicates whether colours are not multiplied by alpha.
  var isStraight: Bool

  init?(_ info: CGBitmapInfo, bitsPerPixel: Int, model: CGColorSpaceModel) {
    guard let alphaInfo = CGImageAlphaInfo(rawValue: info.rawValue & 0x1F) else { return nil }
    if model == .monochrome {
      guard bitsPerPixel == 8, alphaInfo == .none else { return nil }
      self.init(size: 1, red: 0, green: 0, blue: 0, alpha: nil, isStraight: false)
      return
    }
    guard bitsPerPixel == 32, model == .rgb else { return nil }
    let order = info.intersection(.byteOrderMask)
    guard order.isEmpty || order == .byteOrder32Big || order == .byteOrder32Little else {
      return nil
    }
    let isFirst: Bool
    let hasAlpha: Bool
    switch alphaInfo {
    case .premultipliedFirst, .first: (isFirst, hasAlpha) = (true, true)
    case .premultipliedLast, .last: (isFirst, hasAlpha) = (false, true)
    case .noneSkipFirst: (isFirst, hasAlpha) = (true, false)
    case .noneSkipLast: (isFirst, hasAlpha) = (false, false)
    case .none, .alphaOnly: return nil
    }
    func byte(_ index: Int) -> Int { order == .byteOrder32Little ? 3 - index : index }
    let color = isFirst ? 1 : 0
    self.init(
      size: 4, red: byte(color), green: byte(color + 1), blue: byte(color + 2),
      alpha: hasAlpha ? byte(isFirst ? 0 : 3) : nil,
      isStraight: alphaInfo == .first || alphaInfo == .last)
  }

  private init(size: Int, red: Int, green: Int, blue: Int, alpha: Int?, isStraight: Bool) {
    self.size = size
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    self.isStraight = isStraight
  }

  func pixel(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt32 {
    let opacity = alpha.map { UInt32(bytes[offset + $0]) } ?? 255
    return opacity << 24 | UInt32(bytes[offset + red]) << 16
      | UInt32(bytes[offset + green]) << 8 | UInt32(bytes[offset + blue])
  }
}
