/** Takes everything beside the element, up to the root of the page, out of reach of keys and readers. Returns how to undo it. */
export function inertAround(element: HTMLElement): () => void {
  const silenced: HTMLElement[] = [];
  for (let inner = element; inner.parentElement && inner.parentElement !== document.body;) {
    for (const other of inner.parentElement.children)
      // Words that appear at the edge of the screen are still to be read.
      if (other !== inner && other instanceof HTMLElement && !other.inert && !other.closest('[aria-live]')) {
        other.inert = true;
        silenced.push(other);
      }
    inner = inner.parentElement;
  }
  return () => {
    for (const other of silenced) other.inert = false;
  };
}
