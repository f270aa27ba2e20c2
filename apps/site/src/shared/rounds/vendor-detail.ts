export type DetailLine = { path: string; name: string; value: string };

/** A round with more lines is a list of many small bets; their sums stand above. */
const MAX_LINES = 40;

const isPlain = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

/** `homeTeam`, `home_team` → `Home team`. */
function readable(key: string): string {
  const words = key
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A playing card is one value: `A♠`. */
const cardText = (value: object): string | undefined =>
  'rank' in value && 'suit' in value && typeof value.rank === 'string' && typeof value.suit === 'string'
    ? `${value.rank}${value.suit}`
    : undefined;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const plainOf = (value: unknown): unknown => (isObject(value) ? (cardText(value) ?? value) : value);

function collect(value: unknown, path: readonly string[], found: DetailLine[]): void {
  if (found.length >= MAX_LINES || value === null || value === undefined || value === '') return;
  if (isPlain(value)) {
    const named = path.filter((part) => !/^\d+$/.test(part));
    const number = path.findLast((part) => /^\d+$/.test(part));
    const name = readable(named.at(-1) ?? '');
    const shown = number === undefined ? name : `${name} ${Number(number) + 1}`;
    found.push({ path: path.join('.'), name: shown, value: String(value) });
  } else if (Array.isArray(value) && value.map(plainOf).every(isPlain))
    collect(value.map(plainOf).join(', '), path, found);
  else if (isObject(value))
    for (const [key, part] of Object.entries(value)) collect(plainOf(part), [...path, key], found);
}

/** The plain values of a record as lines, in its own order. */
export function detailLines(detail: Readonly<Record<string, unknown>>): DetailLine[] {
  const found: DetailLine[] = [];
  collect(detail, [], found);
  return found;
}
