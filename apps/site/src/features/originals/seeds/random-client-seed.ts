const BYTES = 10;

/** An unpredictable client seed: 20 hex digits from the browser's random source. */
export const randomClientSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
