import { clsx } from 'clsx';
import { ChartLabels } from './ChartLabels.tsx';
import { barChartShape } from './bar-chart-shape.ts';
import { ZeroLine } from './ZeroLine.tsx';

type BarChartValue = {
  key: string;
  /** Below the bar; only some are shown where there is little room. */
  label: string;
  value: number;
  /** A value to compare with, drawn behind. */
  compare?: number | undefined;
  /** Shown when the pointer rests on the bar. */
  title?: string | undefined;
  /** Not complete yet: drawn lighter. */
  isOpen?: boolean | undefined;
};

export type BarChartProps = {
  /** The accessible name. A table beside the chart gives the figures. */
  label: string;
  values: readonly BarChartValue[];
  className?: string | undefined;
};

const WIDTH = 720;
const HEIGHT = 120;
/** How many labels have room. */
const LABELS = { narrow: 8, wide: 24 };

/** Bars with a value to compare behind each; green above zero, red below. It fills the width. */
export function BarChart({ label, values, className }: BarChartProps) {
  const { zeroY, bars, behind } = barChartShape(values, { width: WIDTH, height: HEIGHT });
  return (
    <figure aria-label={label} className={clsx('min-w-0', className)}>
      <svg
        aria-hidden
        viewBox={`0 -2 ${WIDTH} ${HEIGHT + 4}`}
        preserveAspectRatio="none"
        className="h-32 w-full"
      >
        {values.map(({ key, value, title, isOpen }, index) => (
          <g key={key}>
            {title && <title>{title}</title>}
            <rect {...behind[index]} fill="var(--subtle)" opacity="0.22" />
            <rect
              {...bars[index]}
              fill={value < 0 ? 'var(--lose)' : 'var(--win)'}
              opacity={isOpen ? 0.55 : 1}
            />
          </g>
        ))}
        <ZeroLine width={WIDTH} y={zeroY} />
      </svg>
      <ChartLabels values={values} room={LABELS} />
    </figure>
  );
}
