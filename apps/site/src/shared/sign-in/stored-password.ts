const KEY = 'cpw';

/** Older sites kept a password in the browser under this name. It is read once, to know that it was there, and cleared. */
export function clearStoredPassword(): boolean {
  let found = false;
  for (const open of [() => localStorage, () => sessionStorage]) {
    try {
      const storage = open();
      found ||= storage.getItem(KEY) !== null;
      storage.removeItem(KEY);
    } catch {
      // Where storage is forbidden nothing was kept.
    }
  }
  if (document.cookie.split('; ').some((cookie) => cookie.startsWith(`${KEY}=`))) {
    found = true;
    document.cookie = `${KEY}=; path=/; max-age=0`;
  }
  return found;
}
