/** Parts of the address that a view does not contain: the page, the open row with its tab, and the merchants. */
const NOT_IN_A_VIEW = ['after', 'before', 'open', 'tab', 'merchant'];

/** What a view keeps of an address, in one order so that equal views are equal texts. */
export function viewSearch(search: URLSearchParams): string {
  const kept = new URLSearchParams(search);
  for (const name of NOT_IN_A_VIEW) kept.delete(name);
  kept.sort();
  return kept.toString();
}
