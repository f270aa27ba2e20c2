/** What this tab keeps as JSON until it is closed or somebody signs out; undefined when there is nothing, or no storage. */
export function recall<T>(key: string, isWhole: (value: unknown) => value is T): T | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isWhole(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function keepInTab(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage may be forbidden or full.
  }
}
