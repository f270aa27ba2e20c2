const HEX = 16;

/** A time-ordered UUID (version 7), so that requests with keys of browsers stay in order among the others. */
export function newKey(now = Date.now()): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  const random = [...bytes].map((byte) => byte.toString(HEX).padStart(2, '0')).join('');
  const time = now.toString(HEX).padStart(12, '0');
  const variant = ((bytes[2] ?? 0) & 0x3f) | 0x80;
  return [
    time.slice(0, 8),
    time.slice(8),
    `7${random.slice(1, 4)}`,
    `${variant.toString(HEX)}${random.slice(6, 8)}`,
    random.slice(8),
  ].join('-');
}
