/** The name of a host without its port, as it is compared. */
export function hostOf(domain: string | undefined, origin: string | undefined): string {
  const stated = domain?.trim().toLowerCase().replace(/:\d+$/, '');
  if (stated) return stated;
  return origin && URL.canParse(origin) ? new URL(origin).hostname : '';
}

/** A code that belongs to a host is good there only. */
export const isGoodAt = (codeHost: string | null, host: string): boolean =>
  codeHost === null || codeHost.toLowerCase() === host;

/** `agent7` → `a•••7`: enough for somebody who knows whom to expect. */
export function maskAccount(account: string): string {
  const characters = Array.from(account);
  const [first = ''] = characters;
  return `${first}•••${characters.length > 3 ? (characters.at(-1) ?? '') : ''}`;
}
