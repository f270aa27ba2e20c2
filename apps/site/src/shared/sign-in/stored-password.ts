const KEY = 'cpw';

/** Removes the password that older versions stored in the browser. Returns whether there was one. */
export function clearStoredPassword(): boolean {
  let found = false;
  for (const open of [() => localStorage, () => sessionStorage]) {
    try {
      const storage = open();
      found ||= storage.getItem(KEY) !== null;
      storage.removeItem(KEY);
    } catch {
      // Blocked storage holds nothing.
    }
  }
  if (document.cookie.split('; ').some((cookie) => cookie.startsWith(`${KEY}=`))) {
    found = true;
    document.cookie = `${KEY}=; path=/; max-age=0`;
  }
  return found;
}
