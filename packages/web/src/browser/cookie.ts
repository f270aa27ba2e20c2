const A_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Remembers a choice where the server sees it with the next page, so that the first paint is right. */
export function writeChoice(name: 'theme' | 'lang', value: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${value}; path=/; max-age=${A_YEAR_SECONDS}; samesite=lax${secure}`;
}
