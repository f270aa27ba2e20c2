import { create } from 'qrcode';

export type CorrectionLevel = 'L' | 'M' | 'Q' | 'H';

/** The width of the quiet zone, which cameras need to find the edge. */
const QUIET = 4;

/** The dark modules of a QR code as one SVG path with a quiet zone; runs of modules are merged. */
export function qrPath(text: string, level: CorrectionLevel): { size: number; path: string } {
  const { modules } = create(text, { errorCorrectionLevel: level });
  const isDark = (x: number, y: number): boolean => modules.get(y, x) === 1;
  let path = '';
  for (let y = 0; y < modules.size; y += 1)
    for (let x = 0; x < modules.size; x += 1) {
      if (!isDark(x, y)) continue;
      const start = x;
      while (x + 1 < modules.size && isDark(x + 1, y)) x += 1;
      const length = x + 1 - start;
      path += `M${start + QUIET} ${y + QUIET}h${length}v1h-${length}z`;
    }
  return { size: modules.size + 2 * QUIET, path };
}
