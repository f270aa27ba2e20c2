/** The line from which the bars of a chart rise and fall. */
export const ZeroLine = ({ width, y }: { width: number; y: number }) => (
  <line
    x1="0"
    x2={width}
    y1={y}
    y2={y}
    stroke="var(--subtle)"
    opacity="0.6"
    vectorEffect="non-scaling-stroke"
  />
);
