type ChartBar = { x: number; y: number; width: number; height: number };

type BarChartShape = {
  /** Where zero is, in units from the top. */
  zeroY: number;
  bars: ChartBar[];
  /** The values to compare with, as wider bars behind; zero height without one. */
  behind: ChartBar[];
};

/** Shares of the room of one value. */
const BAR = 0.56;
const BEHIND = 0.86;

const rounded = (value: number): number => Number(value.toFixed(2));

/** Bars in a box, from the zero line up or down. The scale always includes zero. */
export function barChartShape(
  values: ReadonlyArray<{ value: number; compare?: number | undefined }>,
  { width, height }: { width: number; height: number },
): BarChartShape {
  const all = values.flatMap(({ value, compare = 0 }) => [value, compare]);
  const top = Math.max(0, ...all);
  const bottom = Math.min(0, ...all);
  const scale = height / (top - bottom || 1);
  const zeroY = rounded(top === bottom ? height : top * scale);
  const step = width / Math.max(1, values.length);
  const bar = (value: number, index: number, share: number): ChartBar => ({
    x: rounded(index * step + (step * (1 - share)) / 2),
    y: rounded(value >= 0 ? zeroY - value * scale : zeroY),
    width: rounded(step * share),
    height: rounded(Math.abs(value) * scale),
  });
  return {
    zeroY,
    bars: values.map(({ value }, index) => bar(value, index, BAR)),
    behind: values.map(({ compare = 0 }, index) => bar(compare, index, BEHIND)),
  };
}
