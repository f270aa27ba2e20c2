/** The origin and host name for which a passkey is valid. Undefined for an invalid origin. */
export function relyingParty(origin: string): { origin: string; rpId: string } | undefined {
  const url = URL.parse(origin);
  return url && url.hostname !== '' ? { origin: url.origin, rpId: url.hostname } : undefined;
}

/** The user handle stored in a passkey: the bytes of the account id, which mean nothing elsewhere. */
export const userHandle = (accountId: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(accountId.replaceAll('-', '').match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** The id of the passkey in an assertion; undefined if malformed. */
export function credentialIdOf(response: Readonly<Record<string, unknown>>): string | undefined {
  const { id } = response;
  return typeof id === 'string' && id.length > 0 && id.length <= 1_366 ? id : undefined;
}
