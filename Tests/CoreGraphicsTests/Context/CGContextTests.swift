import CoreGraphics
import Testing

@MainActor @Suite("Drawing in a CGContext")
struct CGContextTests {
  @Test("A filled rectangle covers its pixels exactly, and parts of pixels in part")
  func fill() throws {
    let bitmap = try draw(10, 10) { context in
      context.setFillColor(red)
      context.fill(CGRect(x: 2, y: 3, width: 4.5, height: 2))
    }
    #expect(bitmap[2, 3] == 0xFFFF_0000)
    #expect(bitmap[5, 4] == 0xFFFF_0000)
    #expect(abs(bitmap[6, 3].alphaByte - 128) <= 1)
    #expect(bitmap[1, 3] == 0)
    #expect(bitmap[2, 5] == 0)
    #expect(abs(bitmap.coveredArea - 9) < 0.02)
  }

  @Test("Apple's bitmap context has its origin at the bottom, UIKit's at the top")
  func orientation() throws {
    let rect = CGRect(x: 0, y: 0, width: 2, height: 2)
    let apple = try draw(4, 4, flipped: false) { $0.fill(rect) }
    #expect(apple[0, 3] == 0xFF00_0000)
    #expect(apple[0, 0] == 0)
    let uikit = try draw(4, 4, scale: 3) { context in
      #expect(context.ctm == CGAffineTransform(a: 3, b: 0, c: 0, d: -3, tx: 0, ty: 12))
      context.fill(rect)
    }
    #expect(uikit.width == 12)
    #expect(uikit[5, 5] == 0xFF00_0000)
    #expect(uikit[6, 5] == 0)
    #expect(uikit[0, 11] == 0)
  }

  @Test("The transform acts on what is drawn after it, newest first")
  func transforms() throws {
    let bitmap = try draw(20, 20) { context in
      context.saveGState()
      context.translateBy(x: 10, y: 5)
      context.scaleBy(x: 2, y: 2)
      context.rotate(by: .pi / 2)
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
      let corner = context.convertToDeviceSpace(CGPoint(x: 3, y: 0))
      #expect(isClose(corner, CGPoint(x: 10, y: 20 - 11)))
      context.restoreGState()
      #expect(context.userToPixels.isIdentity)
    }
    #expect(bitmap[9, 5] == 0xFF00_0000)
    #expect(bitmap[8, 10] == 0xFF00_0000)
    #expect(bitmap[10, 5] == 0)
    #expect(abs(bitmap.coveredArea - 12) < 0.05)
  }

  @Test("A transform that cannot be undone is reported, and drawing goes on")
  func singular() throws {
    let reports = try Misuse.collect {
      let bitmap = try draw(4, 4) { context in
        context.scaleBy(x: 0, y: 1)
        context.concatenate(CGAffineTransform(translationX: .nan, y: 0))
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      }
      #expect(bitmap[3, 3] == 0xFF00_0000)
    }
    #expect(reports.map(\.id) == ["Context.singularTransform", "Context.singularTransform"])
  }

  @Test("The rules of filling differ where a path covers itself")
  func fillRules() throws {
    func pixels(_ rule: CGPathFillRule) throws -> Bitmap {
      try draw(10, 10) { context in
        context.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
        context.fillPath(using: rule)
        #expect(context.isPathEmpty)
      }
    }
    #expect(try pixels(.winding)[5, 5] == 0xFF00_0000)
    #expect(try pixels(.evenOdd)[5, 5] == 0)
    #expect(try pixels(.evenOdd)[1, 1] == 0xFF00_0000)
  }

  @Test("A stroke is centred on its line")
  func stroke() throws {
    let bitmap = try draw(20, 20) { context in
      context.setStrokeColor(blue)
      context.setLineWidth(4)
      context.move(to: CGPoint(x: 5, y: 10))
      context.addLine(to: CGPoint(x: 15, y: 10))
      context.strokePath()
    }
    #expect(bitmap[5, 8] == 0xFF00_00FF)
    #expect(bitmap[14, 11] == 0xFF00_00FF)
    #expect(bitmap[4, 10] == 0)
    #expect(bitmap[10, 7] == 0)
    #expect(bitmap[10, 12] == 0)
  }

  @Test(
    "Caps reach as far as they should",
    arguments: [(CGLineCap.butt, 40.0), (.square, 56), (.round, 52.57)])
  func caps(cap: CGLineCap, area: Double) throws {
    let bitmap = try draw(30, 20) { context in
      context.setLineWidth(4)
      context.setLineCap(cap)
      context.move(to: CGPoint(x: 10, y: 10))
      context.addLine(to: CGPoint(x: 20, y: 10))
      context.strokePath()
    }
    #expect(abs(bitmap.coveredArea - area) < 0.5)
  }

  @Test("A dashed line leaves its gaps out")
  func dash() throws {
    let bitmap = try draw(20, 3) { context in
      context.setLineDash(phase: 1, lengths: [4, 2])
      context.move(to: CGPoint(x: 0, y: 1.5))
      context.addLine(to: CGPoint(x: 20, y: 1.5))
      context.strokePath()
    }
    let row = (0..<20).map { bitmap[$0, 1] != 0 }
    #expect(row == (0..<20).map { ($0 + 1) % 6 < 4 })
    let reports = try Misuse.collect {
      _ = try draw(2, 2) { $0.setLineDash(phase: 0, lengths: [0, 0]) }
    }
    #expect(reports.map(\.id) == ["Context.dashPattern"])
  }

  @Test("A clip holds until its state is restored")
  func clip() throws {
    let bitmap = try draw(10, 10) { context in
      context.saveGState()
      context.clip(to: CGRect(x: 2, y: 2, width: 3, height: 3))
      #expect(context.boundingBoxOfClipPath == CGRect(x: 2, y: 2, width: 3, height: 3))
      context.setFillColor(red)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.restoreGState()
      context.setFillColor(green)
      context.fill(CGRect(x: 8, y: 8, width: 2, height: 2))
    }
    #expect(bitmap[3, 3] == 0xFFFF_0000)
    #expect(bitmap[6, 6] == 0)
    #expect(bitmap[9, 9] == 0xFF00_FF00)
  }

  @Test("Restoring without a saved state is reported")
  func unbalanced() throws {
    let reports = try Misuse.collect {
      _ = try draw(2, 2) { context in
        context.restoreGState()
        context.endTransparencyLayer()
      }
    }
    #expect(reports.map(\.id) == ["Context.noSavedState", "Context.noTransparencyLayer"])
  }

  @Test("Alpha multiplies what is drawn")
  func alpha() throws {
    let bitmap = try draw(2, 1) { context in
      context.setFillColor(CGColor(gray: 1, alpha: 1))
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      context.setAlpha(0.5)
      context.setFillColor(CGColor(gray: 0, alpha: 0.4))
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(abs(bitmap[0, 0].redByte - 204) <= 1)
    #expect(bitmap[1, 0] == 0xFFFF_FFFF)
    #expect(bitmap.isOpaque)
  }

  @Test(
    "Blend modes mix as they should",
    arguments: [
      (CGBlendMode.multiply, 0xFF80_0000), (.screen, 0xFFFF_8000), (.copy, 0xFFFF_0000),
      (.clear, 0), (.destinationOver, 0xFF80_8000), (.sourceIn, 0xFFFF_0000),
      (.destinationOut, 0), (.plusLighter, 0xFFFF_8000), (.xor, 0), (.difference, 0xFF7F_8000),
    ] as [(CGBlendMode, UInt32)])
  func blendModes(mode: CGBlendMode, expected: UInt32) throws {
    let bitmap = try draw(4, 1) { context in
      context.setFillColor(CGColor(red: 128.0 / 255, green: 128.0 / 255, blue: 0, alpha: 1))
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
      context.setBlendMode(mode)
      context.setFillColor(red)
      context.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
    }
    #expect(bitmap[1, 0] == expected)
    #expect(bitmap[2, 0] == expected)
    #expect(bitmap[0, 0] == 0xFF80_8000)
    #expect(bitmap[3, 0] == 0xFF80_8000)
  }

  @Test("Clearing makes pixels transparent whatever the blend mode")
  func clearing() throws {
    let bitmap = try draw(4, 4) { context in
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      context.setBlendMode(.multiply)
      context.clear(CGRect(x: 1, y: 1, width: 2, height: 2))
    }
    #expect(bitmap[1, 1] == 0)
    #expect(bitmap[0, 0] == 0xFF00_0000)
    #expect(!bitmap.isOpaque)
  }

  @Test("The path is given back in user units, also after the transform changed")
  func pathQueries() throws {
    _ = try draw(100, 100, scale: 2) { context in
      context.translateBy(x: 10, y: 10)
      context.move(to: CGPoint(x: 1, y: 2))
      context.addLine(to: CGPoint(x: 5, y: 2))
      context.addLine(to: CGPoint(x: 5, y: 6))
      #expect(isClose(context.currentPointOfPath, CGPoint(x: 5, y: 6)))
      context.translateBy(x: 1, y: 1)
      #expect(isClose(context.currentPointOfPath, CGPoint(x: 4, y: 5)))
      #expect(isClose(context.boundingBoxOfPath, CGRect(x: 0, y: 1, width: 4, height: 4)))
      #expect(context.pathContains(CGPoint(x: 3, y: 2), mode: .fill))
      #expect(!context.pathContains(CGPoint(x: 1, y: 4), mode: .fill))
    }
  }
}
