/** The anchor that an address names; empty for none, or for one that nobody can read. */
export function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
