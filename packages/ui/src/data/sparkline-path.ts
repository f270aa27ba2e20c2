export type SparklineShape = {
  /** The line as an SVG path. */
  line: string;
  /** The line closed down to the zero line, to be filled. */
  area: string;
  /** Where zero is, in pixels from the top. */
  zeroY: number;
};

/** The line of some values in a box. The scale always includes zero. */
export function sparklineShape(values: readonly number[], width: number, height: number): SparklineShape {
  const top = Math.max(0, ...values);
  const bottom = Math.min(0, ...values);
  const span = top - bottom || 1;
  const toY = (value: number): number => Number((((top - value) / span) * height).toFixed(2));
  const zeroY = top === bottom ? height / 2 : toY(0);
  const step = width / Math.max(1, values.length - 1);
  const points = values.map(
    (value, index) => `${Number((index * step).toFixed(2))} ${top === bottom ? zeroY : toY(value)}`,
  );
  if (points.length === 0) return { line: '', area: '', zeroY };
  const line = `M${points.join('L')}`;
  const endX = Number(((values.length - 1) * step).toFixed(2));
  return { line, area: `${line}L${endX} ${zeroY}L0 ${zeroY}Z`, zeroY };
}
