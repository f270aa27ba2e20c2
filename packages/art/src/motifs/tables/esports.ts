import { n, point } from '../../canvas.ts';
import { glow } from '../../gloss.ts';
import type { Motif } from '../../painter.ts';
import { glint } from '../../scenes.ts';
import { star } from '../../shapes.ts';

const SHELL =
  'M-150 -74C-122 -104 -72 -98 -42 -84H42C72 -98 122 -104 150 -74C192 -22 226 92 202 138C182 172 140 150 108 96C96 74 82 66 62 66H-62C-82 66 -96 74 -108 96C-140 150 -182 172 -202 138C-226 92 -192 -22 -150 -74Z';

/** A controller in neon light with lit buttons. */
export const esports: Motif = (painter) => {
  const { canvas, colors, random } = painter;
  const { room, accent, gold, ruby, neutral } = colors;
  const light = random.between(0, 1) < 0.4;
  const tone = light ? [0.99, 0.9, 0.66] : [0.5, 0.3, 0.15];
  const shell = canvas.linear(
    [
      [0, neutral(tone[0] ?? 0.5)],
      [0.45, neutral(tone[1] ?? 0.3)],
      [1, neutral(tone[2] ?? 0.15)],
    ],
    [0.35, 0],
    [0.6, 1],
  );
  const well = canvas.radial([
    [0, neutral(0.16)],
    [0.8, neutral(0.08)],
    [1, neutral(0.3)],
  ]);
  const cap = canvas.radial(
    [
      [0, neutral(0.5)],
      [0.6, neutral(0.26)],
      [0.85, neutral(0.14)],
      [1, neutral(0.42)],
    ],
    [0.5, 0.5],
    0.5,
    [0.42, 0.34],
  );
  const stick = (x: number, y: number): string =>
    `<g transform="translate(${x} ${y})"><circle r="42" fill="${well}"/><circle r="43" fill="none" stroke="${accent(0.74)}" stroke-width="9" opacity="0.7" filter="${canvas.blur(6)}"/><circle r="43" fill="none" stroke="${accent(0.82)}" stroke-width="3.5"/><circle r="30" cy="5" fill="#000" opacity="0.55"/><circle r="30" fill="${cap}"/><circle r="19" fill="${neutral(0.2)}" stroke="${neutral(0.5)}" stroke-width="1.5"/></g>`;
  const buttons = [
    [0, -30, gold],
    [30, 0, ruby],
    [0, 30, accent],
    [-30, 0, room],
  ] as const;
  const pad = buttons
    .map(([x, y, ramp]) => {
      const paint = canvas.radial(
        [
          [0, ramp(0.92)],
          [0.5, ramp(0.68)],
          [1, ramp(0.4)],
        ],
        [0.5, 0.5],
        0.55,
        [0.36, 0.28],
      );
      return `<g transform="translate(${x} ${y})">${glow(painter, 30, ramp(0.75), 0.7)}<circle r="16" fill="${neutral(0.08)}"/><circle r="14" fill="${paint}"/><ellipse cx="-3" cy="-6" rx="7" ry="4" fill="#fff" opacity="0.75"/></g>`;
    })
    .join('');
  const cross = 'M-12 -36H12V-12H36V12H12V36H-12V12H-36V-12H-12Z';
  const hexes = Array.from({ length: 9 }, (_, index) => {
    const angle = (index / 9) * 2 * Math.PI + random.between(-0.2, 0.2);
    const distance = random.between(200, 290);
    const size = random.between(20, 54);
    const spots = Array.from({ length: 6 }, (_, corner) =>
      point(size * Math.cos((corner * Math.PI) / 3), size * Math.sin((corner * Math.PI) / 3)),
    );
    return `<path d="M${spots.join('L')}Z" transform="translate(${point(distance * Math.cos(angle), distance * Math.sin(angle))})" fill="${(index % 2 ? room : accent)(0.6)}" fill-opacity="${n(random.between(0.06, 0.3))}" stroke="${(index % 2 ? room : accent)(0.8)}" stroke-width="2.5" stroke-opacity="0.75"/>`;
  });
  const bolts = [-1, 1].map((side) => {
    const path = `M${point(side * 60, -250)}L${point(side * 110, -170)}L${point(side * 84, -164)}L${point(side * 132, -84)}`;
    return `<path d="${path}" fill="none" stroke="${accent(0.8)}" stroke-width="14" opacity="0.6" filter="${canvas.blur(8)}"/><path d="${path}" fill="none" stroke="${accent(0.95)}" stroke-width="4.5" stroke-linejoin="bevel"/>`;
  });
  const crown = `<g transform="translate(0 -176) scale(1.1)">${glow(painter, 96, gold(0.85), 0.75)}<path d="${star(5, 46, 20)}" fill="${gold(0.5)}" transform="translate(0 5)"/><path d="${star(5, 46, 20)}" fill="${canvas.linear(
    [
      [0, gold(0.97)],
      [1, gold(0.66)],
    ],
  )}" stroke="${gold(0.98)}" stroke-width="2" stroke-linejoin="round"/></g>`;
  const tilt = n(random.between(-13, -5));
  return [
    hexes.join(''),
    bolts.join(''),
    crown,
    `<ellipse cy="214" rx="210" ry="34" fill="${accent(0.7)}" opacity="0.55" filter="${canvas.blur(22)}"/>`,
    `<g transform="translate(0 24) rotate(${tilt}) scale(1.2)">`,
    glow(painter, 240, accent(0.72), 0.5),
    [-1, 1]
      .map(
        (side) =>
          `<path d="M${side * 150} -72C${side * 138} -116 ${side * 80} -118 ${side * 62} -92L${side * 60} -60H${side * 150}Z" fill="${neutral(0.2)}" stroke="${neutral(0.44)}" stroke-width="2"/>`,
      )
      .join(''),
    `<path d="${SHELL}" fill="${neutral(0.06)}" transform="translate(0 14)"/>`,
    `<path d="${SHELL}" fill="none" stroke="${accent(0.75)}" stroke-width="14" opacity="0.8" filter="${canvas.blur(9)}"/>`,
    `<path d="${SHELL}" fill="${shell}" stroke="${accent(0.84)}" stroke-width="3"/>`,
    `<path d="M-140 -66C-116 -90 -74 -86 -44 -72H44C74 -86 116 -90 140 -66" stroke="#fff" stroke-opacity="0.7" stroke-width="5" stroke-linecap="round" fill="none" filter="${canvas.blur(1.6)}"/>`,
    `<path d="M-40 -66H40L30 -10H-30Z" fill="${canvas.linear([
      [0, room(0.5)],
      [1, room(0.22)],
    ])}" stroke="${room(0.7)}" stroke-width="2"/><path d="${star(4, 17, 5)}" transform="translate(0 -40)" fill="${room(0.96)}"/>`,
    `<g transform="translate(-108 -22)"><circle r="48" fill="${neutral(light ? 0.78 : 0.12)}" opacity="0.6"/><path d="${cross}" fill="${neutral(0.08)}" transform="translate(0 4)"/><path d="${cross}" fill="${cap}" stroke="${neutral(0.5)}" stroke-width="1.5" stroke-linejoin="round"/></g>`,
    `<g transform="translate(108 -22)">${pad}</g>`,
    stick(-56, 34),
    stick(56, 34),
    `<circle cx="-24" cy="8" r="6" fill="${neutral(0.6)}"/><circle cx="24" cy="8" r="6" fill="${neutral(0.6)}"/>`,
    `</g>`,
    glint(painter, -164, -60, 30),
    glint(painter, 8, -214, 28),
  ].join('');
};
