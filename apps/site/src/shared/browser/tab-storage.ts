/** Reads a JSON value from this tab's storage, which is cleared at sign-out; undefined if there is none. */
export function readTab<T>(key: string, isWhole: (value: unknown) => value is T): T | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isWhole(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function writeTab(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage may be blocked or full.
  }
}
