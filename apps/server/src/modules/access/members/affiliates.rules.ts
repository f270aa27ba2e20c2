/** The host name without port, in the form in which hosts are compared. */
export function hostOf(domain: string | undefined, origin: string | undefined): string {
  const stated = domain?.trim().toLowerCase().replace(/:\d+$/, '');
  if (stated) return stated;
  return origin && URL.canParse(origin) ? new URL(origin).hostname : '';
}

/** A code that belongs to a host is valid only there. */
export const isValidAt = (codeHost: string | null, host: string): boolean =>
  codeHost === null || codeHost.toLowerCase() === host;
