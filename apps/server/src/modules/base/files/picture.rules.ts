const startsWith = (bytes: Uint8Array, values: readonly number[], at = 0): boolean =>
  values.every((value, index) => bytes[at + index] === value);

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];
const RIFF = [0x52, 0x49, 0x46, 0x46];
const WEBP = [0x57, 0x45, 0x42, 0x50];
const WEBP_AT = 8;

/** The format that the bytes have, whatever the file is called; undefined for everything else, such as SVG or HTML. */
export function pictureFormat(bytes: Uint8Array): 'png' | 'jpeg' | 'webp' | undefined {
  if (startsWith(bytes, PNG)) return 'png';
  if (startsWith(bytes, JPEG)) return 'jpeg';
  return startsWith(bytes, RIFF) && startsWith(bytes, WEBP, WEBP_AT) ? 'webp' : undefined;
}
