/** Offset from 0 to 1, colour, opacity. */
export type Stop = readonly [offset: number, color: string, opacity?: number];

export type Canvas = {
  /** A linear gradient, in fractions of the shape's bounding box. Returns a paint. */
  linear: (
    stops: readonly Stop[],
    from?: readonly [number, number],
    to?: readonly [number, number],
  ) => string;
  /** A radial gradient, in fractions of the shape's bounding box; `focus` moves the highlight. */
  radial: (
    stops: readonly Stop[],
    centre?: readonly [number, number],
    radius?: number,
    focus?: readonly [number, number],
  ) => string;
  /** A blur, as a value of `filter`. The filter region is large enough for the deviation. */
  blur: (deviation: number) => string;
  clip: (shape: string) => string;
  mask: (shape: string) => string;
  /** Defines a shape once and returns a reference to it. */
  symbol: (shape: string) => string;
  definitions: () => string;
};

const round = (value: number): string => String(Math.round(value * 1000) / 1000);

/** Formats a number for paths and transforms: short, never with an exponent. */
export const n = round;
export const point = (x: number, y: number): string => `${round(x)} ${round(y)}`;

/** Collects definitions under ids that don't clash with those of other pictures on the same page. */
export function createCanvas(prefix: string): Canvas {
  const definitions: string[] = [];
  const names = new Map<string, string>();
  const define = (draw: (id: string) => string): string => {
    const key = draw('');
    const known = names.get(key);
    if (known !== undefined) return known;
    const id = `${prefix}${names.size.toString(36)}`;
    names.set(key, id);
    definitions.push(draw(id));
    return id;
  };
  const stopsOf = (stops: readonly Stop[]): string =>
    stops
      .map(([offset, color, opacity = 1]) => {
        const alpha = opacity === 1 ? '' : ` stop-opacity="${round(opacity)}"`;
        return `<stop offset="${round(offset)}" stop-color="${color}"${alpha}/>`;
      })
      .join('');

  return {
    linear: (stops, [x1, y1] = [0, 0], [x2, y2] = [0, 1]) => {
      const at = `x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}"`;
      return `url(#${define((id) => `<linearGradient id="${id}" ${at}>${stopsOf(stops)}</linearGradient>`)})`;
    },
    radial: (stops, [cx, cy] = [0.5, 0.5], radius = 0.5, [fx, fy] = [cx, cy]) => {
      const at = `cx="${round(cx)}" cy="${round(cy)}" r="${round(radius)}" fx="${round(fx)}" fy="${round(fy)}"`;
      return `url(#${define((id) => `<radialGradient id="${id}" ${at}>${stopsOf(stops)}</radialGradient>`)})`;
    },
    blur: (deviation) =>
      `url(#${define(
        (id) =>
          `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${round(deviation)}"/></filter>`,
      )})`,
    clip: (shape) => `url(#${define((id) => `<clipPath id="${id}">${shape}</clipPath>`)})`,
    mask: (shape) => `url(#${define((id) => `<mask id="${id}">${shape}</mask>`)})`,
    symbol: (shape) => `#${define((id) => `<g id="${id}">${shape}</g>`)}`,
    definitions: () => definitions.join(''),
  };
}
