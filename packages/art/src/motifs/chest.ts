import { n } from '../canvas.ts';
import { glow, groundShadow } from '../gloss.ts';
import type { Motif } from '../painter.ts';
import { rampOf } from '../palette.ts';
import { glint } from '../scenes.ts';
import { mirrored, plate, volume } from '../volume.ts';
import { gem } from './gem.ts';
import { coin } from './creatures/sea.ts';

/** An overflowing treasure chest. */
export const chest: Motif = (painter) => {
  const { canvas, colors, random } = painter;
  const { gold } = colors;
  const wood = rampOf(62, 0.12);
  const slot = (x: number, width: number): string =>
    plate(painter, `M${x - width / 2} 26h${width}V186h${-width}Z`, gold, 0.88, 4);
  const heap = Array.from({ length: 26 }, (_, index) => {
    const x = random.between(-138, 138);
    const y = 10 - (1 - Math.abs(x) / 150) * random.between(-10, 62) + index * 0.6;
    return {
      x,
      y,
      art: coin(painter, random.between(21, 29), random.between(0.42, 0.95), random.between(-40, 40)),
    };
  }).sort((a, b) => a.y - b.y);
  return [
    groundShadow(painter, 216, 220),
    `<g transform="translate(0 14) rotate(${n(random.between(-5, 5))}) scale(1.08)">`,
    volume(painter, 'M-168 -8L-150 -104C-120 -190 120 -190 150 -104L168 -8Z', wood, 0.42, 1.1),
    `<path d="M-146 -12L-132 -92C-104 -158 104 -158 132 -92L146 -12Z" fill="${wood(0.16)}"/>`,
    `<path d="M-168 -8L-150 -104C-120 -190 120 -190 150 -104L168 -8" fill="none" stroke="${gold(0.34)}" stroke-width="26"/><path d="M-168 -8L-150 -104C-120 -190 120 -190 150 -104L168 -8" fill="none" stroke="${gold(0.82)}" stroke-width="17"/>`,
    `<g transform="translate(0 -34)">${glow(painter, 190, gold(0.93), 0.95)}</g>`,
    heap.map(({ x, y, art }) => `<g transform="translate(${n(x)} ${n(y)})">${art}</g>`).join(''),
    `<g transform="translate(-58 -46) rotate(-16)">${gem(painter, 44)}</g><g transform="translate(84 -18) rotate(20)">${gem(painter, 34)}</g>`,
    volume(
      painter,
      'M-176 22H176L164 180C164 192 156 198 146 198H-146C-156 198 -164 192 -164 180Z',
      wood,
      0.48,
      1.2,
    ),
    `<path d="M-170 78H170M-166 134H166" stroke="${wood(0.24)}" stroke-width="6"/>`,
    slot(-128, 34),
    slot(128, 34),
    plate(painter, 'M-182 8H182V44H-182Z', gold, 0.9, 6),
    volume(painter, mirrored('M0 12L44 12L44 74C44 100 22 112 0 116'), gold, 0.84, 0.7),
    `<circle cy="56" r="13" fill="${wood(0.12)}"/><path d="M-6 60H6L11 92H-11Z" fill="${wood(0.12)}"/>`,
    `<path d="M-170 16H170" stroke="#fff" stroke-opacity="0.6" stroke-width="4" filter="${canvas.blur(1.5)}"/>`,
    '</g>',
    glint(painter, -70, -60, 42),
    glint(painter, 110, -24, 26),
  ].join('');
};
