/** Whether a page of ours lies behind: the router counts them. Anchors that replace each other don't add to it. */
export function cameFromHere(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}
