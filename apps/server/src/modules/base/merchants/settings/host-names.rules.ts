const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const MAX_LENGTH = 253;

/** Whether a text is a DNS name in lower case, such as `play.example.com`. Addresses are not. */
export function isHostName(host: string): boolean {
  const labels = host.split('.');
  const last = labels.at(-1) ?? '';
  return host.length <= MAX_LENGTH && labels.every((label) => LABEL.test(label)) && /[a-z]/.test(last);
}
