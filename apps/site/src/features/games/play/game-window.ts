const MAX_WIDTH = 1_180;
const MAX_HEIGHT = 860;
const MARGIN = 80;

/** Features for `window.open`: a comfortable size, centred on the screen. */
export function windowFeatures({
  availWidth,
  availHeight,
}: {
  availWidth: number;
  availHeight: number;
}): string {
  const width = Math.max(320, Math.min(MAX_WIDTH, availWidth - MARGIN));
  const height = Math.max(480, Math.min(MAX_HEIGHT, availHeight - MARGIN));
  const left = Math.max(0, Math.round((availWidth - width) / 2));
  const top = Math.max(0, Math.round((availHeight - height) / 2));
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
}

/** Browsers trust names of this machine as they trust HTTPS; the demo's vendors have no certificates. */
const isLocal = ({ protocol, hostname }: URL): boolean =>
  protocol === 'http:' && /^(?:.+\.)?localhost$/.test(hostname);

/** Accepts only launch URLs of this site or over HTTPS, never `javascript:`. */
export function safeGameUrl(url: string, base: string): string | undefined {
  const parsed = URL.canParse(url, base) ? new URL(url, base) : undefined;
  if (!parsed) return undefined;
  const ours = new URL(base);
  const isSafe = parsed.origin === ours.origin || parsed.protocol === 'https:';
  return isSafe || (isLocal(parsed) && isLocal(ours)) ? parsed.href : undefined;
}
