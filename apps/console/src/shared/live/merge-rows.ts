export type LiveRow = { id: string; merchantCode: string };

export const liveKey = ({ merchantCode, id }: LiveRow): string => `${merchantCode}/${id}`;

const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? `${inner}n` : inner));

export type MergedRows<Row> = {
  /** Rows on the screen that are different now. */
  changed: ReadonlyMap<string, Row>;
  /** Rows on the screen that the list no longer has, of those known to have changed. */
  gone: ReadonlySet<string>;
  /** Rows that are not on the screen yet. */
  newCount: number;
};

/** Compares the rows on the screen with the current ones, without moving any. */
export function mergeRows<Row extends LiveRow>(
  shown: readonly Row[],
  now: readonly Row[],
  changedKeys: ReadonlySet<string>,
): MergedRows<Row> {
  const known = new Map(shown.map((row) => [liveKey(row), row]));
  const current = new Map(now.map((row) => [liveKey(row), row]));
  const changed = [...current].filter(([key, row]) => {
    const before = known.get(key);
    return before !== undefined && textOf(before) !== textOf(row);
  });
  return {
    changed: new Map(changed),
    gone: new Set([...known.keys()].filter((key) => changedKeys.has(key) && !current.has(key))),
    newCount: [...current.keys()].filter((key) => !known.has(key)).length,
  };
}
