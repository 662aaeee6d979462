// The drag of DetentBenchmarks "dimming", in pixels: a list, a dim that follows the finger, and a card
// with another list. Simpler than ours: the card has no shadow, and nothing is clipped by its corners.
import QtQuick 2.15

Rectangle {
  id: screen
  property real offset: 0
  property bool cached: false
  width: 1179
  height: 2556
  color: "white"

  component Rows: Column {
    layer.enabled: screen.cached
    Repeater {
      model: 28
      Item {
        width: 1179
        height: 132
        Text { x: 48; y: 36; font.pixelSize: 51; text: "Row " + index }
        Text { x: 900; y: 36; font.pixelSize: 51; color: "#8e8e93"; text: "Detail" }
        Rectangle { x: 48; y: 129; width: 1131; height: 1; color: "#c6c6c8" }
      }
    }
  }

  Rows {}
  Rectangle {
    anchors.fill: parent
    color: "black"
    opacity: Math.max(0, Math.min(0.2, 0.2 - screen.offset / 3000))
  }
  Rectangle {
    y: 1278 + screen.offset
    width: 1179
    height: 2556
    radius: 114
    color: "white"
    Rows { y: 150 }
  }
}
