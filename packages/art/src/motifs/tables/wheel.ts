import { n, point } from '../../canvas.ts';
import { glow, groundShadow, metal, shine } from '../../gloss.ts';
import type { Motif } from '../../painter.ts';
import { glint } from '../../scenes.ts';
import { slice, star, SUITS } from '../../shapes.ts';

/** A wheel of fortune, tilted back slightly, its pointer at the top. */
export const wheel: Motif = (painter) => {
  const { canvas, colors, random } = painter;
  const { room, accent, gold, neutral } = colors;
  const count = random.pick([12, 14, 16]);
  const offset = random.between(0, 1);
  const step = (2 * Math.PI) / count;
  const outer = 178;
  const signs = [star(5, 1, 0.46), SUITS.heart, SUITS.diamond, SUITS.spade, SUITS.club];
  const field = (light: number, dark: number, ramp: typeof room): string =>
    canvas.radial(
      [
        [0, ramp(light)],
        [0.6, ramp((light + dark) / 2)],
        [1, ramp(dark)],
      ],
      [0.5, 0.5],
      0.75,
      [0.5, 0.5],
    );
  const paints = [
    field(0.74, 0.46, accent),
    field(0.4, 0.2, room),
    field(0.97, 0.78, neutral),
    field(0.4, 0.2, room),
  ];
  const fields = Array.from({ length: count }, (_, index) => {
    const from = (index + offset) * step;
    const middle = from + step / 2;
    const bright = index % 4 === 2;
    const sign = signs[index % signs.length] ?? SUITS.heart;
    return `<path d="${slice(46, outer, from, from + step)}" fill="${paints[index % 4] ?? 'none'}"/><path d="M${point(46 * Math.cos(from), 46 * Math.sin(from))}L${point(outer * Math.cos(from), outer * Math.sin(from))}" stroke="${gold(0.85)}" stroke-width="2.5"/><g transform="translate(${point(136 * Math.cos(middle), 136 * Math.sin(middle))}) rotate(${n((middle * 180) / Math.PI + 90)}) scale(17)"><path d="${sign}" fill="${bright ? accent(0.5) : gold(0.93)}"/></g>`;
  });
  const bulbs = Array.from({ length: 24 }, (_, index) => {
    const angle = (index / 24) * 2 * Math.PI;
    const on = index % 2 === 0;
    return `<g transform="translate(${point(197 * Math.cos(angle), 197 * Math.sin(angle))})">${on ? glow(painter, 17, gold(0.95), 0.9) : ''}<circle r="6.5" fill="${on ? '#fffbe8' : accent(0.76)}"/></g>`;
  });
  const gleam = canvas.linear(
    [
      [0, '#fff', 0.42],
      [0.46, '#fff', 0.04],
      [0.47, '#fff', 0],
      [1, '#000', 0.28],
    ],
    [0.1, 0],
    [0.9, 1],
  );
  const frame = metal(painter, gold);
  return [
    groundShadow(painter, 236, 190),
    `<g transform="rotate(${n(random.between(-10, 10))}) scale(1 0.97)">`,
    `<circle r="218" cy="12" fill="${gold(0.26)}"/><circle r="218" fill="${frame}"/><circle r="208" fill="${accent(0.3)}"/><circle r="184" fill="${frame}"/>`,
    bulbs.join(''),
    fields.join(''),
    `<circle r="${outer}" fill="${gleam}"/>`,
    `<circle r="62" fill="${room(0.1)}" opacity="0.6"/><circle r="56" fill="${frame}"/><circle r="44" fill="${canvas.radial(
      [
        [0, accent(0.9)],
        [0.5, accent(0.6)],
        [1, accent(0.26)],
      ],
      [0.5, 0.5],
      0.55,
      [0.38, 0.3],
    )}"/>${shine(painter, 42)}`,
    `</g>`,
    `<g transform="translate(0 -206)"><path d="M-34 -44H34L0 42Z" fill="${room(0.06)}" opacity="0.6" transform="translate(0 10)" filter="${canvas.blur(5)}"/><path d="M-32 -40C-32 -52 32 -52 32 -40C32 -22 10 18 0 40C-10 18 -32 -22 -32 -40Z" fill="${metal(painter, gold, true)}" stroke="${gold(0.97)}" stroke-width="2"/><circle cy="-26" r="12" fill="${accent(0.7)}"/></g>`,
    glint(painter, -132, -138, 42),
    glint(painter, 160, 96, 24),
  ].join('');
};
