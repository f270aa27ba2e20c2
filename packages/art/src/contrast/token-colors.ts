/** Evaluates the CSS in `tokens.css`: var(), calc() with cos() and min(), light-dark(), oklch(). */
export type Scheme = 'light' | 'dark';
export type Rgb = { red: number; green: number; blue: number; alpha: number };
type Tokens = ReadonlyMap<string, string>;

/** The custom properties of the first `:root` block. */
export function readTokens(css: string): Tokens {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const block = /:root\s*\{([\s\S]*?)\n\}/.exec(plain)?.[1] ?? '';
  return new Map(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map((match) => [match[1] ?? '', (match[2] ?? '').trim()]),
  );
}

/** Splits at a separator outside of parentheses. */
function splitTop(text: string, separator: RegExp): string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const character of text) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth === 0 && separator.test(character)) parts.push('');
    else parts.push((parts.pop() ?? '') + character);
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

const inside = (text: string, name: string): string | undefined =>
  text.startsWith(`${name}(`) && text.endsWith(')') ? text.slice(name.length + 1, -1).trim() : undefined;

function substitute(text: string, tokens: Tokens): string {
  const found = /var\(--([\w-]+)\)/.exec(text);
  if (!found) return text;
  const value = tokens.get(found[1] ?? '');
  if (value === undefined) throw new Error(`no token --${found[1]}`);
  return substitute(text.replace(found[0], value), tokens);
}

/** Evaluates sums and products with parentheses and cos(); angles in degrees. */
function calculate(text: string): number {
  const pieces = text.match(/calc|cos|min|deg|[\d.]+|[-+*/(),]/g) ?? [];
  let at = 0;
  const atom = (): number => {
    const piece = pieces[at++];
    if (piece === '-') return -atom();
    if (piece === 'calc') return atom();
    if (piece === 'cos') return Math.cos((atom() * Math.PI) / 180);
    if (piece === 'min') {
      at += 1;
      const first = sum();
      at += 1;
      const second = sum();
      at += 1;
      return Math.min(first, second);
    }
    if (piece === '(') {
      const value = sum();
      at += 1;
      return value;
    }
    const value = Number(piece);
    if (pieces[at] === 'deg') at += 1;
    if (Number.isNaN(value)) throw new Error(`can't calculate ${text}`);
    return value;
  };
  const product = (): number => {
    let value = atom();
    while (pieces[at] === '*' || pieces[at] === '/')
      value = pieces[at++] === '*' ? value * atom() : value / atom();
    return value;
  };
  const sum = (): number => {
    let value = product();
    while (pieces[at] === '+' || pieces[at] === '-')
      value = pieces[at++] === '+' ? value + product() : value - product();
    return value;
  };
  return sum();
}

/** Linear RGB, clipped to the gamut of a screen as browsers do. */
function toLinear(lightness: number, chroma: number, hue: number): [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const cut = (value: number): number => Math.min(1, Math.max(0, value));
  return [
    cut(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    cut(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    cut(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** A token as linear RGB in one theme, with the merchant's values in `overrides`. */
export function colorOf(
  name: string,
  scheme: Scheme,
  tokens: Tokens,
  overrides: Record<string, number> = {},
): Rgb {
  const all = new Map([
    ...tokens,
    ...Object.entries(overrides).map(([key, value]) => [key, String(value)] as const),
  ]);
  const value = substitute(`var(--${name})`, all).replace(/\s+/g, ' ').trim();
  const pair = inside(value, 'light-dark');
  const [light, dark] = pair ? splitTop(pair, /,/) : [value, value];
  const chosen = (scheme === 'light' ? light : dark) ?? '';
  const parts = inside(chosen, 'oklch');
  if (parts === undefined) throw new Error(`--${name} is no oklch colour: ${chosen}`);
  const [channels = '', alpha = '1'] = splitTop(parts, /\//);
  const [lightness = NaN, chroma = NaN, hue = NaN] = splitTop(channels, /\s/).map(calculate);
  const [red, green, blue] = toLinear(lightness, chroma, hue);
  return { red, green, blue, alpha: calculate(alpha) };
}

const luminance = ({ red, green, blue }: Rgb): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** WCAG contrast of two opaque colours, 1 to 21. */
export function contrastOf(one: Rgb, other: Rgb): number {
  const [bright, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((bright ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}
