/** The list with or without a game, the newest first, as the server sorts it. */
export function withFavorite(ids: readonly string[], nodeId: string, wanted: boolean): string[] {
  const others = ids.filter((id) => id !== nodeId);
  return wanted ? [nodeId, ...others] : others;
}

/** A limiter that accepts each key at most once per interval: `createPace(1_000)(nodeId)`. */
export function createPace(
  everyMilliseconds: number,
  now: () => number = () => performance.now(),
): (what: string) => boolean {
  const last = new Map<string, number>();
  return (what) => {
    const at = now();
    if (at - (last.get(what) ?? Number.NEGATIVE_INFINITY) < everyMilliseconds) return false;
    last.set(what, at);
    return true;
  };
}
