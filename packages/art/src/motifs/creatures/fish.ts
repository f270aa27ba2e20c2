import { n, point } from '../../canvas.ts';
import { glow } from '../../gloss.ts';
import type { Motif } from '../../painter.ts';
import { glint } from '../../scenes.ts';
import { bubbles, coin, shafts, weed } from './sea.ts';

const BODY = 'M-112 8C-84 -78 52 -112 146 -22C168 -2 170 18 148 36C66 112 -76 92 -112 8Z';
const TAIL =
  'M-92 6C-132 -64 -176 -138 -246 -132C-222 -96 -226 -52 -190 -6C-232 34 -236 92 -262 146C-188 140 -134 76 -92 20Z';
const DORSAL = 'M-62 -56C-54 -128 24 -168 92 -136C76 -118 86 -92 104 -62C52 -92 -8 -84 -62 -56Z';
const BELLY = 'M-30 78C-26 118 -62 146 -98 146C-86 126 -88 98 -78 66Z';
const SIDE = 'M40 22C22 64 -26 92 -70 82C-52 66 -40 36 4 8Z';

/** Rows of overlapping arcs. */
function scales(): string {
  const arcs: string[] = [];
  for (let column = 0; column < 9; column += 1)
    for (let row = -4; row <= 4; row += 1) {
      const x = -96 + column * 20;
      const y = row * 24 + (column % 2) * 12;
      arcs.push(`M${point(x, y - 13)}a17 14 0 0 1 0 26`);
    }
  return arcs.join('');
}

/** The rays of a fin. */
const fan = (x: number, y: number, ends: readonly (readonly [number, number])[]): string =>
  ends
    .map(([toX, toY]) => `M${point(x, y)}Q${point((x + toX) / 2 + 6, (y + toY) / 2 - 10)} ${point(toX, toY)}`)
    .join('');

/** A goldfish among bubbles, with light falling through the water. */
export const fish: Motif = (painter) => {
  const { canvas, colors, random } = painter;
  const { room, accent, gold, ruby } = colors;
  const [flesh, other] = random.pick([
    [gold, ruby],
    [ruby, gold],
    [accent, gold],
  ] as const);
  const body = canvas.radial(
    [
      [0, flesh(0.96)],
      [0.3, flesh(0.82)],
      [0.62, flesh(0.62)],
      [1, flesh(0.3)],
    ],
    [0.56, 0.4],
    0.62,
    [0.6, 0.3],
  );
  const fin = (from: number, to: number): string =>
    canvas.linear(
      [
        [0, other(from * 1.05)],
        [0.45, other(from * 1.25), 0.95],
        [0.8, other(to), 0.9],
        [1, other(Math.min(0.97, to * 1.12)), 0.55],
      ],
      [1, 0.4],
      [0, 0.7],
    );
  const back = canvas.linear([
    [0, other(0.36), 0.9],
    [0.34, other(0.48), 0.3],
    [0.55, other(0.5), 0],
    [1, room(0.3), 0.6],
  ]);
  const face = canvas.radial(
    [
      [0, flesh(0.95)],
      [0.5, flesh(0.74)],
      [1, flesh(0.42)],
    ],
    [0.5, 0.42],
    0.6,
    [0.5, 0.36],
  );
  const inside = canvas.clip(`<path d="${BODY}"/>`);
  const coins = Array.from({ length: 7 }, (_, index) => {
    const x = (index - 3) * 84 + random.between(-24, 24);
    const y = 190 + random.between(-24, 40) - (3 - Math.abs(index - 3)) * 10;
    return `<g transform="translate(${point(x, y)})">${coin(painter, 25, random.between(0.45, 0.9), random.between(-50, 50))}</g>`;
  });
  return [
    shafts(painter),
    weed(painter),
    `<g transform="translate(22 -18) rotate(${n(random.between(-16, -4))}) scale(1.14)">`,
    glow(painter, 250, flesh(0.85), 0.55),
    `<path d="${TAIL}" fill="${fin(0.56, 0.8)}"/><path d="${fan(-92, 10, [
      [-236, -118],
      [-214, -76],
      [-198, -34],
      [-188, -4],
      [-206, 38],
      [-224, 86],
      [-246, 130],
    ])}" stroke="${gold(0.95)}" stroke-opacity="0.55" stroke-width="2.5" fill="none"/>`,
    `<path d="${DORSAL}" fill="${fin(0.52, 0.78)}"/><path d="${fan(10, -76, [
      [-40, -92],
      [-14, -128],
      [24, -148],
      [62, -144],
      [84, -124],
    ])}" stroke="${gold(0.95)}" stroke-opacity="0.5" stroke-width="2.5" fill="none"/>`,
    `<path d="${BELLY}" fill="${fin(0.5, 0.74)}"/>`,
    `<path d="${BODY}" fill="${body}"/>`,
    `<g clip-path="${inside}"><path d="${scales()}" fill="none" stroke="${flesh(0.36)}" stroke-opacity="0.7" stroke-width="3"/><path d="${scales()}" transform="translate(-2 -2)" fill="none" stroke="#fff" stroke-opacity="0.45" stroke-width="1.6"/><path d="M74 -120C50 -60 52 50 84 120H190V-120Z" fill="${face}"/><path d="M74 -120C50 -60 52 50 84 120" fill="none" stroke="${flesh(0.48)}" stroke-width="5"/><rect x="-130" y="-110" width="310" height="220" fill="${back}"/></g>`,
    `<path d="${SIDE}" fill="${fin(0.6, 0.86)}" stroke="${gold(0.9)}" stroke-opacity="0.6" stroke-width="2"/>`,
    `<path d="M162 6C150 8 140 14 132 22C142 30 152 30 158 26C150 20 152 12 162 6Z" fill="${ruby(0.22)}" stroke="${flesh(0.4)}" stroke-width="3" stroke-linejoin="round"/>`,
    `<circle cx="108" cy="-22" r="23" fill="${flesh(0.34)}"/><circle cx="108" cy="-22" r="20" fill="${gold(0.94)}"/><circle cx="110" cy="-22" r="14" fill="${canvas.radial(
      [
        [0, accent(0.7)],
        [1, accent(0.3)],
      ],
    )}"/><circle cx="111" cy="-22" r="9" fill="#05060a"/><circle cx="104" cy="-29" r="6" fill="#fff"/><path d="M84 -40C98 -56 122 -54 134 -36C120 -44 100 -46 84 -40Z" fill="${other(0.3)}"/>`,
    `<path d="M-70 -46C-10 -88 70 -78 112 -46" stroke="#fff" stroke-width="10" stroke-linecap="round" opacity="0.6" fill="none" filter="${canvas.blur(4)}"/>`,
    `</g>`,
    coins.join(''),
    bubbles(painter, 14),
    glint(painter, 30, -128, 30),
  ].join('');
};
