import QuartzCore

/// Follows the layers of a screen and writes their changes since the last message to the page.
///
/// Frames for which the page was too slow are never written: the values are those of the current
/// frame.
@MainActor
package final class LayerFollower {
  private let host: LayerHost
  private let bitmaps: SentBitmaps
  private var records: [UInt64: LayerRecord] = [:]
  private var changed: [CALayer] = []
  private var changedIDs: Set<UInt64> = []
  /// Layers that left their superlayer while a frame was written.
  private var departed: [(id: UInt64, parent: UInt64)] = []
  /// The layers with masks, as a layer inside of a mask does not know whose mask it is.
  private var masked: Set<UInt64> = []
  private var mustWriteAll = true
  /// The page's numbers of the layers, which begin at 1 for each page.
  private var numbers: [UInt64: UInt64] = [:]
  private var lastNumber: UInt64 = 0
  private var screen: (size: CGSize, scale: CGFloat) = (.zero, 0)

  package init(host: LayerHost, bitmaps: SentBitmaps) {
    self.host = host
    self.bitmaps = bitmaps
    // The page shows each frame.
    host.drawsOnDemand = false
  }

  /// Returns the page's number of a layer; `nil` for one that the page does not show.
  package func number(of layer: CALayer) -> UInt64? {
    records[layer.id] == nil ? nil : numbers[layer.id]
  }

  package func number(_ id: UInt64) -> UInt64 {
    if let number = numbers[id] { return number }
    lastNumber += 1
    numbers[id] = lastNumber
    return lastNumber
  }

  /// Records the changes of a frame.
  package func frameDidPass() {
    for change in host.lastCommit.changes { note(change.layer) }
    for layer in host.animatedLayers { note(layer) }
  }

  /// Records all layers as changed. To a page that has every layer as it is nothing is written for them.
  package func noteAll() {
    func walk(_ layer: CALayer) {
      note(layer)
      for child in layer.shownSublayers { walk(child) }
    }
    walk(host.rootLayer)
  }

  private func note(_ layer: CALayer) {
    if changedIDs.insert(layer.id).inserted { changed.append(layer) }
  }

  /// Writes the changes. Returns `false` if there are none.
  package func write(to writer: inout ByteWriter) -> Bool {
    let start = writer.bytes.count
    if screen.size != host.size || screen.scale != host.scale {
      screen = (host.size, host.scale)
      writer.u8(FrameCode.screen.rawValue)
      writer.size(host.size)
      writer.f32(host.scale)
      writer.varint(number(host.rootLayer.id))
      mustWriteAll = true
    }
    if mustWriteAll {
      mustWriteAll = false
      for record in records.values { release(record) }
      records = [:]
      masked = []
      create(host.rootLayer, parent: host.rootLayer.id, &writer)
    } else {
      // Layers that are added meanwhile come after the others.
      var index = 0
      while index < changed.count {
        if records[changed[index].id] != nil { update(changed[index], &writer) }
        index += 1
      }
      updateMasks(&writer)
    }
    changed.removeAll(keepingCapacity: true)
    changedIDs.removeAll(keepingCapacity: true)
    writeDeparted(&writer)
    bitmaps.writeForgotten(&writer)
    return writer.bytes.count > start
  }

  private func create(_ layer: CALayer, parent: UInt64, _ writer: inout ByteWriter) {
    for child in layer.shownSublayers { place(child, in: layer.id, &writer) }
    var record = LayerRecord(
      parent: parent, values: LayerProperties(), flags: [], children: [])
    write(layer, &record, always: .always, &writer)
    records[layer.id] = record
  }

  private func place(_ child: CALayer, in parent: UInt64, _ writer: inout ByteWriter) {
    if records[child.id] != nil {
      records[child.id]?.parent = parent
    } else {
      create(child, parent: parent, &writer)
    }
  }

  private func update(_ layer: CALayer, _ writer: inout ByteWriter) {
    let children = layer.shownSublayers
    if let known = records[layer.id]?.children, !known.elementsEqual(children.lazy.map(\.id)) {
      for child in children { place(child, in: layer.id, &writer) }
    }
    guard var record = records[layer.id] else { return }
    write(layer, &record, always: [], &writer)
    record.parent = records[layer.id]?.parent ?? record.parent
    records[layer.id] = record
  }

  private func updateMasks(_ writer: inout ByteWriter) {
    guard !masked.isEmpty, changed.contains(where: { records[$0.id] == nil }) else { return }
    // A layer without a record may be inside of a mask.
    for layer in maskedLayers() { update(layer, &writer) }
  }

  private func maskedLayers() -> [CALayer] {
    var found: [CALayer] = []
    func walk(_ layer: CALayer) {
      if layer.shownMask != nil { found.append(layer) }
      for child in layer.shownSublayers { walk(child) }
    }
    walk(host.rootLayer)
    return found
  }

  private func writeDeparted(_ writer: inout ByteWriter) {
    guard !departed.isEmpty else { return }
    var gone: [UInt64] = []
    func remove(_ id: UInt64) {
      guard let record = records.removeValue(forKey: id) else { return }
      gone.append(id)
      release(record)
      masked.remove(id)
      for child in record.children where records[child]?.parent == id { remove(child) }
    }
    for entry in departed where records[entry.id]?.parent == entry.parent {
      if records[entry.parent]?.children.contains(entry.id) != true { remove(entry.id) }
    }
    departed.removeAll(keepingCapacity: true)
    guard !gone.isEmpty else { return }
    writer.u8(FrameCode.remove.rawValue)
    writer.varint(gone.count)
    for id in gone {
      writer.varint(number(id))
      numbers[id] = nil
    }
  }

  private func release(_ record: LayerRecord) {
    bitmaps.exchange(record.contents, for: 0)
    bitmaps.exchange(record.drawing, for: 0)
    bitmaps.exchange(record.mask?.bitmap ?? 0, for: 0)
  }

  private func write(
    _ layer: CALayer, _ record: inout LayerRecord, always: LayerFields,
    _ writer: inout ByteWriter
  ) {
    let animations = AnimationRecord.all(of: layer, at: host.device.time)
    writeFields(
      layer, animations == nil ? layer.presented : layer.properties, &record, always: always,
      &writer)
    guard (animations ?? []) != record.animations else { return }
    record.animations = animations ?? []
    writer.u8(FrameCode.animations.rawValue)
    writer.varint(number(layer.id))
    writer.varint(record.animations.count)
    for animation in record.animations { animation.write(layer, to: &writer) }
  }

  private func writeFields(
    _ layer: CALayer, _ values: LayerProperties, _ record: inout LayerRecord,
    always: LayerFields, _ writer: inout ByteWriter
  ) {
    var fields = values.difference(from: record.values).union(always)
    let flags = LayerFlags(layer, values)
    if flags != record.flags { fields.insert(.flags) }
    let children = layer.shownSublayers.map(\.id)
    if children != record.children {
      fields.insert(.children)
      for id in record.children where !children.contains(id) { departed.append((id, layer.id)) }
    }
    let projection = values.projection(layer.superlayer?.presented.eye)
    if projection != record.projection { fields.insert(.projection) }
    if values.eye != record.values.eye { for child in layer.shownSublayers { note(child) } }
    let pictures = pictures(of: layer, values, &record, &fields, &writer)
    guard !fields.isEmpty else { return }
    record.values = values
    record.flags = flags
    record.projection = projection
    record.children = children
    writer.u8(FrameCode.layer.rawValue)
    writer.varint(number(layer.id))
    writer.varint(UInt64(fields.rawValue))
    write(fields, values, record, pictures, &writer)
  }

  /// Writes the pictures of a layer that the page does not have yet, before the layer is written.
  private func pictures(
    of layer: CALayer, _ values: LayerProperties, _ record: inout LayerRecord,
    _ fields: inout LayerFields, _ writer: inout ByteWriter
  ) -> LayerPictures {
    var pictures = LayerPictures()
    if fields.contains(.contents) {
      let number = values.contents.map { bitmaps.number(of: $0.bitmap, writer: &writer) } ?? 0
      bitmaps.exchange(record.contents, for: number)
      record.contents = number
    }
    let isResized = values.shape != nil && values.bounds.origin != record.values.bounds.origin
    if values.shape != record.values.shape || isResized {
      let drawing = layer.shapeDrawing(scale: screen.scale)
      let number = drawing.map { bitmaps.number(of: $0.bitmap, writer: &writer) } ?? 0
      if number != record.drawing || number != 0 { fields.insert(.drawing) }
      bitmaps.exchange(record.drawing, for: number)
      record.drawing = number
      pictures.drawingX = drawing?.x ?? 0
      pictures.drawingY = drawing?.y ?? 0
    }
    let mask = layer.shownMask.flatMap { self.mask($0, &writer) }
    if mask != record.mask {
      fields.insert(.mask)
      bitmaps.exchange(record.mask?.bitmap ?? 0, for: mask?.bitmap ?? 0)
      record.mask = mask
    }
    if mask == nil { masked.remove(layer.id) } else { masked.insert(layer.id) }
    return pictures
  }

  private func mask(_ layer: CALayer, _ writer: inout ByteWriter) -> MaskRecord? {
    let values = layer.presented
    if let path = Self.outline(of: layer, values) {
      var t = values.transformToSuperlayer
      return path.copy(using: &t).map(MaskRecord.path)
    }
    guard !values.isHidden,
      let bitmap = snapshot(of: layer, size: values.bounds.size, scale: screen.scale)
    else { return .path(CGPath()) }
    let number = bitmaps.number(of: bitmap, writer: &writer)
    return .picture(number, values.frame)
  }

  /// Returns the outline of a mask that is opaque inside of the outline and transparent outside.
  private static func outline(of layer: CALayer, _ values: LayerProperties) -> CGPath? {
    guard let shape = values.shape, let path = shape.path, layer.shownSublayers.isEmpty,
      values.opacity == 1, !values.isHidden, !values.masksToBounds, shape.fillRule == .nonZero,
      shape.fillColor?.alpha == 1, shape.strokeColor.map({ $0.alpha == 0 }) ?? true,
      values.contents == nil, values.backgroundColor.map({ $0.alpha == 0 }) ?? true
    else { return nil }
    return path
  }
}

/// The positions of a layer's pictures.
struct LayerPictures {
  var drawingX = 0
  var drawingY = 0
}
