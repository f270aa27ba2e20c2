/** Whether this page has shown the sections before: who comes back finds them at once, at the place where one left. */
let seen = false;

export const wasLobbySeen = (): boolean => seen;

export const markLobbySeen = (): void => {
  seen = true;
};
