/** Whether the sections were shown before: on return they render at once, at the same scroll position. */
let seen = false;

export const wasLobbySeen = (): boolean => seen;

export const markLobbySeen = (): void => {
  seen = true;
};
