/** Makes everything outside the element inert for keyboard and screen readers. Returns a function that undoes it. */
export function inertAround(element: HTMLElement): () => void {
  const silenced: HTMLElement[] = [];
  for (let inner = element; inner.parentElement && inner.parentElement !== document.body;) {
    for (const other of inner.parentElement.children)
      // Toasts must remain readable.
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
