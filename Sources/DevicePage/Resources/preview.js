// A picture of the scene, which stands there until the device comes: that has all pictures in full size with its
// first frame. It is asked for before the page's other scripts, which a slow network brings one by one.

const query = new URLSearchParams(window.location.search);
const scene = query.get('scene');
if (scene && !query.has('bare')) {
  const image = document.createElement('img');
  image.className = 'preview';
  image.alt = '';
  image.fetchPriority = 'high';
  image.onerror = () => image.remove();
  image.src = `/thumbnail/${encodeURIComponent(scene)}.light.png`;
  document.getElementById('floor').append(image);
}
