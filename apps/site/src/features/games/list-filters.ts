/** List filters, in the address as `?vassalage=VCOMET&type=HOT&sort=name`. */
export const TYPES = ['ALL', 'HOT', 'NEW', 'FAV', 'RECENT'] as const;
export const SORTS = ['popular', 'name', 'new', 'rtp'] as const;
export const PLAYABLE = ['ANY', 'NOW', 'DEMO'] as const;

export type ListFilters = {
  vendor: string | undefined;
  type: (typeof TYPES)[number];
  sort: (typeof SORTS)[number];
  playable: (typeof PLAYABLE)[number];
};

const MAX_VENDOR_LENGTH = 32;
const oneOf = <T extends string>(all: readonly [T, ...T[]], wanted: string | null): T =>
  all.find((each) => each.toLowerCase() === wanted?.toLowerCase()) ?? all[0];

/** Reads the filters from the address; invalid values are ignored. */
export function readFilters(search: URLSearchParams): ListFilters {
  const vendor = search.get('vassalage')?.trim().slice(0, MAX_VENDOR_LENGTH);
  return {
    vendor: vendor || undefined,
    type: oneOf(TYPES, search.get('type')),
    sort: oneOf(SORTS, search.get('sort')),
    playable: oneOf(PLAYABLE, search.get('playable')),
  };
}

/** Writes the filters to the address, without defaults. */
export function writeFilters({ vendor, type, sort, playable }: ListFilters): URLSearchParams {
  const search = new URLSearchParams();
  if (vendor) search.set('vassalage', vendor);
  if (type !== TYPES[0]) search.set('type', type);
  if (sort !== SORTS[0]) search.set('sort', sort);
  if (playable !== PLAYABLE[0]) search.set('playable', playable);
  return search;
}
