import { sha256 } from '../../../platform/tokens.ts';

/** Width and height of the picture in its own units. */
const SIZE = 64;
const SHAPES = 3;
const BYTES_PER_SHAPE = 4;

const hueOf = (byte: number): number => (byte * 360) / 256;

/** The account's picture as a data URL: soft shapes that depend only on the account's id. */
export function iconOf(id: string): string {
  // Ids that are close together start alike; their digests do not.
  const [ground = 0, tilt = 0, ...rest] = sha256(`icon:${id}`);
  const hue = hueOf(ground);
  const shapes = Array.from({ length: SHAPES }, (_, index) => {
    const bytes = rest.slice(index * BYTES_PER_SHAPE, (index + 1) * BYTES_PER_SHAPE);
    const [x = 0, y = 0, radius = 0, colour = 0] = bytes;
    const turn = (hue + 40 + hueOf(colour) / 2) % 360;
    return `<circle cx="${x / 4}" cy="${y / 4}" r="${10 + radius / 16}" fill="hsl(${turn} 72% 58%)" fill-opacity=".82"/>`;
  });
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">`,
    `<rect width="${SIZE}" height="${SIZE}" fill="hsl(${hue} 62% 34%)"/>`,
    `<g transform="rotate(${hueOf(tilt)} ${SIZE / 2} ${SIZE / 2})">${shapes.join('')}</g></svg>`,
  ].join('');
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
