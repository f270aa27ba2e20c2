type Part = { x: number; y: number; width: number; height: number };

/** Share of the room of one bar. */
const BAR = 0.62;
const rounded = (value: number): number => Number(value.toFixed(2));

/** Stacks parts from the zero line: positive ones upwards, negative ones downwards. */
export function stackedBarsShape(
  bars: ReadonlyArray<readonly number[]>,
  { width, height }: { width: number; height: number },
): { zeroY: number; bars: Part[][] } {
  const sumOf = (parts: readonly number[], sign: 1 | -1): number =>
    parts.reduce((sum, part) => (part * sign > 0 ? sum + part : sum), 0);
  const top = Math.max(0, ...bars.map((parts) => sumOf(parts, 1)));
  const bottom = Math.min(0, ...bars.map((parts) => sumOf(parts, -1)));
  const scale = height / (top - bottom || 1);
  const zeroY = top === bottom ? height : top * scale;
  const step = width / Math.max(1, bars.length);
  return {
    zeroY: rounded(zeroY),
    bars: bars.map((parts, index) => {
      let up = zeroY;
      let down = zeroY;
      return parts.map((part) => {
        const size = Math.abs(part) * scale;
        if (part >= 0) up -= size;
        const y = part >= 0 ? up : down;
        if (part < 0) down += size;
        return {
          x: rounded(index * step + (step * (1 - BAR)) / 2),
          y: rounded(y),
          width: rounded(step * BAR),
          height: rounded(size),
        };
      });
    }),
  };
}
