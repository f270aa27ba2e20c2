/** Parts of the address that are no view: which rows are seen now, and of which merchants. */
const NOT_OF_A_VIEW = ['after', 'before', 'open', 'tab', 'merchant'];

/** What a view keeps of an address, in one order so that equal views are equal texts. */
export function viewSearch(search: URLSearchParams): string {
  const kept = new URLSearchParams(search);
  for (const name of NOT_OF_A_VIEW) kept.delete(name);
  kept.sort();
  return kept.toString();
}
