/** Whether the sections were rendered before: on return they render at once, so that the scroll position can be restored. */
let rendered = false;

export const wasLobbyRendered = (): boolean => rendered;

export const markLobbyRendered = (): void => {
  rendered = true;
};
