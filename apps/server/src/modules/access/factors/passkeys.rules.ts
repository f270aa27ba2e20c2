/** Where a passkey is good: the origin as a browser writes it, and its host name. Undefined for what is no origin. */
export function relyingParty(origin: string): { origin: string; rpId: string } | undefined {
  const url = URL.parse(origin);
  return url && url.hostname !== '' ? { origin: url.origin, rpId: url.hostname } : undefined;
}

/** What a passkey keeps of its account: the bytes of its id, which say nothing to anybody else. */
export const userHandle = (accountId: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(accountId.replaceAll('-', '').match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** The id of the passkey that answered, if the answer has the form of one. */
export function credentialIdOf(response: Readonly<Record<string, unknown>>): string | undefined {
  const { id } = response;
  return typeof id === 'string' && id.length > 0 && id.length <= 1_366 ? id : undefined;
}
