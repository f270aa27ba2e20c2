/** List filters, in the address as `?vassalage=VCOMET&vassalage=COPKITE&type=HOT&sort=name`. */
export const TYPES = ['ALL', 'HOT', 'NEW', 'FAV', 'RECENT'] as const;
export const SORTS = ['popular', 'playing', 'name', 'new', 'rtp'] as const;
export const PLAYABLE = ['ANY', 'NOW', 'DEMO'] as const;

export type ListFilters = {
  /** Codes of the chosen studios in the order of the menu; none means all. */
  vendors: readonly string[];
  type: (typeof TYPES)[number];
  sort: (typeof SORTS)[number];
  playable: (typeof PLAYABLE)[number];
};

const VENDOR = 'vassalage';
const oneOf = <T extends string>(all: readonly [T, ...T[]], wanted: string | null): T =>
  all.find((each) => each.toLowerCase() === wanted?.toLowerCase()) ?? all[0];

/** Reads the filters from the address; invalid values and studios that are not offered are ignored. */
export function readFilters(search: URLSearchParams, offered: ReadonlyArray<{ code: string }>): ListFilters {
  const wanted = new Set(search.getAll(VENDOR).map((code) => code.trim().toLowerCase()));
  return {
    vendors: offered.map(({ code }) => code).filter((code) => wanted.has(code.toLowerCase())),
    type: oneOf(TYPES, search.get('type')),
    sort: oneOf(SORTS, search.get('sort')),
    playable: oneOf(PLAYABLE, search.get('playable')),
  };
}

/** Writes the filters to the address, without defaults. */
export function writeFilters({ vendors, type, sort, playable }: ListFilters): URLSearchParams {
  const search = new URLSearchParams(vendors.map((code) => [VENDOR, code]));
  if (type !== TYPES[0]) search.set('type', type);
  if (sort !== SORTS[0]) search.set('sort', sort);
  if (playable !== PLAYABLE[0]) search.set('playable', playable);
  return search;
}
