/** A text as one word of a POSIX shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** What to type in a terminal to get the hash of a server seed. */
export const hashCommand = (serverSeed: string): string =>
  `printf %s ${quoted(serverSeed)} | openssl dgst -sha256`;

/** What to type to get the first 32 bytes of a round. */
export const bytesCommand = (serverSeed: string, clientSeed: string, nonce: string): string =>
  `printf %s ${quoted(`${clientSeed}:${nonce}:0`)} | openssl dgst -sha256 -hmac ${quoted(serverSeed)}`;
