import { n } from './canvas.ts';
import { emblem, EMBLEMS, type Emblem } from './emblems.ts';
import { letters, type Corner } from './lettering.ts';
import { hashOf, randomOf } from './random.ts';

type Effect = 'solid' | 'inline' | 'outline' | 'stencil' | 'speed';
type Face = {
  corner: Corner;
  radius: number;
  weight: number;
  gap: number;
  wide: number;
  slant: number;
  effect: Effect;
  cap: 'round' | 'butt' | 'square';
};

/** Typefaces that are easy to tell apart. */
const FACES = [
  { corner: 'round', radius: 2.1, weight: 1.15, gap: 1.9, wide: 1, slant: 0, effect: 'solid', cap: 'round' },
  { corner: 'cut', radius: 1.3, weight: 1.35, gap: 2.1, wide: 0.9, slant: -12, effect: 'solid', cap: 'butt' },
  { corner: 'round', radius: 2.1, weight: 0.62, gap: 3, wide: 1, slant: 0, effect: 'solid', cap: 'butt' },
  {
    corner: 'square',
    radius: 0,
    weight: 1.5,
    gap: 2.4,
    wide: 0.78,
    slant: 0,
    effect: 'stencil',
    cap: 'square',
  },
  {
    corner: 'round',
    radius: 1.6,
    weight: 1.75,
    gap: 2.7,
    wide: 0.95,
    slant: 0,
    effect: 'outline',
    cap: 'round',
  },
  { corner: 'cut', radius: 1, weight: 1.7, gap: 2.6, wide: 0.85, slant: 0, effect: 'inline', cap: 'square' },
  {
    corner: 'round',
    radius: 1.4,
    weight: 1.5,
    gap: 2.3,
    wide: 1.05,
    slant: -14,
    effect: 'speed',
    cap: 'butt',
  },
  {
    corner: 'square',
    radius: 0,
    weight: 0.9,
    gap: 2.1,
    wide: 1.25,
    slant: 0,
    effect: 'solid',
    cap: 'square',
  },
  { corner: 'round', radius: 1.1, weight: 1.9, gap: 2.9, wide: 0.66, slant: 0, effect: 'solid', cap: 'butt' },
] as const satisfies readonly [Face, ...Face[]];

const LAYOUTS = ['left', 'left', 'left', 'right', 'frame', 'rule', 'seal'] as const;

export type VendorLogoRequest = { code: string; name: string };
export type LogoDirection = { face: number; emblem: Emblem; layout: (typeof LAYOUTS)[number] };

/** The typeface, emblem and layout of a vendor's logo, derived from its code. */
export function logoDirection(code: string): LogoDirection {
  const random = randomOf(`logo ${code}`);
  return {
    face: hashOf(`face ${code}`) % FACES.length,
    emblem: random.pick(EMBLEMS),
    layout: random.pick(LAYOUTS),
  };
}

const [WIDTH, HEIGHT] = [200, 56];
const EMBLEM_SIZE = 44;
type Part = { svg: string; width: number };

/** One line of a name at a given height, in a box that starts at its top left. */
function wordmark(text: string, size: number, face: Face, id: string): Part {
  const { path, width } = letters(text, face);
  const [x, y] = [(size / 6) * face.wide, size / 6];
  const edge = face.weight / 2;
  const place = `scale(${n(x)} ${n(y)}) translate(${n(edge)} 0)`;
  const stroke = (weight: number, color: string): string =>
    `<path d="${path}" fill="none" stroke="${color}" stroke-width="${n(weight)}" stroke-linecap="${face.cap}" stroke-linejoin="${face.cap === 'round' ? 'round' : 'miter'}" stroke-miterlimit="2.2" transform="${place}"/>`;
  const whole = (width + face.weight) * x;
  const box = `x="-9" y="-9" width="${n(whole + 18)}" height="${n(size + 18)}"`;
  const cuts: Record<Effect, string> = {
    solid: '',
    inline: stroke(face.weight * 0.2, '#000'),
    outline: stroke(face.weight * 0.48, '#000'),
    stencil: `<rect x="-9" y="${n(size * 0.47)}" width="${n(whole + 18)}" height="${n(size * 0.09)}" fill="#000"/>`,
    speed: [0.56, 0.72, 0.88]
      .map(
        (at, index) =>
          `<rect x="-9" y="${n(size * at)}" width="${n(whole + 18)}" height="${n(size * (0.035 + index * 0.025))}" fill="#000"/>`,
      )
      .join(''),
  };
  const cut = cuts[face.effect];
  const mask =
    cut && `<mask id="${id}" maskUnits="userSpaceOnUse" ${box}><rect ${box} fill="#fff"/>${cut}</mask>`;
  const shown = cut
    ? `${mask}<g mask="url(#${id})">${stroke(face.weight, '#000')}</g>`
    : stroke(face.weight, '#000');
  return {
    svg: face.slant
      ? `<g transform="translate(${n(size * 0.12)} 0) skewX(${face.slant})">${shown}</g>`
      : shown,
    width: whole,
  };
}

/** Longer names get a second line. */
const ONE_LINE = 10;
const SMALL: Face = {
  corner: 'round',
  radius: 1.6,
  weight: 0.85,
  gap: 3.4,
  wide: 1,
  slant: 0,
  effect: 'solid',
  cap: 'butt',
};

/** The name, centred on y = 0; in a long one the last word goes below in small letters. */
function nameOf(name: string, face: Face): Part {
  const words = name.split(/[ &]+/);
  if (name.length <= ONE_LINE || words.length === 1) {
    const part = wordmark(name, 20, face, 'a');
    return { svg: `<g transform="translate(0 -10)">${part.svg}</g>`, width: part.width };
  }
  const last = words.pop() ?? '';
  const [top, below] = [wordmark(words.join(' '), 18, face, 'a'), wordmark(last, 8, SMALL, 'b')];
  const width = Math.max(top.width, below.width);
  const centred = ({ width: own }: Part): string => n((width - own) / 2);
  return {
    svg: `<g transform="translate(${centred(top)} -16)">${top.svg}</g><g transform="translate(${centred(below)} 10)">${below.svg}</g>`,
    width,
  };
}

function composed(name: Part, { layout, emblem: sign }: LogoDirection): Part {
  const gap = 10;
  const at = (x: number): string => `<g transform="translate(${n(x)} 0)">${name.svg}</g>`;
  const sealed = (x: number): string => `<g transform="translate(${n(x)} 0)">${emblem(sign)}</g>`;
  const half = EMBLEM_SIZE / 2;
  if (layout === 'left')
    return { svg: sealed(half) + at(EMBLEM_SIZE + gap), width: EMBLEM_SIZE + gap + name.width };
  if (layout === 'right')
    return { svg: at(0) + sealed(name.width + gap + half), width: EMBLEM_SIZE + gap + name.width };
  if (layout === 'frame')
    return {
      svg: `<rect x="1.5" y="-25" width="${n(name.width + 29)}" height="50" rx="12" fill="none" stroke="#000" stroke-width="3" opacity="0.6"/>${at(16)}`,
      width: name.width + 32,
    };
  if (layout === 'rule')
    return {
      svg: `${at(0)}<rect y="-26" width="${n(name.width)}" height="3" rx="1.5" opacity="0.5"/><rect y="23" width="${n(name.width)}" height="3" rx="1.5" opacity="0.5"/>`,
      width: name.width,
    };
  return {
    svg: `<circle cx="${half}" r="26" opacity="0.16"/><g transform="translate(${half} 0) scale(0.72)">${emblem(sign)}</g>${at(EMBLEM_SIZE + gap + 4)}`,
    width: EMBLEM_SIZE + gap + 4 + name.width,
  };
}

/**
 * The invented logo of a vendor: black in several opacities, used as a mask so that it takes the text colour in every
 * theme. It contains no text, so it looks the same on every machine.
 */
export function vendorLogo({ code, name }: VendorLogoRequest): string {
  const direction = logoDirection(code);
  const { svg, width } = composed(nameOf(name, FACES[direction.face] ?? FACES[0]), direction);
  const scale = Math.min(1, (WIDTH - 4) / width);
  const x = (WIDTH - width * scale) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><g transform="translate(${n(x)} ${HEIGHT / 2}) scale(${n(scale)})">${svg}</g></svg>`;
}
