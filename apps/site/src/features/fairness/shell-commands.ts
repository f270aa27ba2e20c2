/** Quotes a text for a POSIX shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Shell command for the hash of a server seed. */
export const hashCommand = (serverSeed: string): string =>
  `printf %s ${quoted(serverSeed)} | openssl dgst -sha256`;

/** Shell command for the first 32 bytes of a round. */
export const bytesCommand = (serverSeed: string, clientSeed: string, nonce: string): string =>
  `printf %s ${quoted(`${clientSeed}:${nonce}:0`)} | openssl dgst -sha256 -hmac ${quoted(serverSeed)}`;
