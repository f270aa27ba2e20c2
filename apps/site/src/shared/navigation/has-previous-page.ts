/** Whether the history has an earlier page of this site. The router counts them; replaced entries do not count. */
export function hasPreviousPage(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}
