const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Stores a choice in a cookie, so that the server renders the next page with it. */
export function writeChoice(name: 'theme' | 'lang', value: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${value}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
}
