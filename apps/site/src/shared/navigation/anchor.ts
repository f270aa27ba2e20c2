/** The decoded anchor of an address; empty if there is none or it is malformed. */
export function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
