import { clsx } from 'clsx';
import { ChartLabels } from './ChartLabels.tsx';
import { stackedBarsShape } from './stacked-bars-shape.ts';
import { ZeroLine } from './ZeroLine.tsx';

export type StackedSeries = {
  key: string;
  label: string;
  /** A CSS colour: `var(--brand)`. */
  color: string;
};

export type StackedBarsProps = {
  /** The accessible name. A table beside the chart gives the figures. */
  label: string;
  series: readonly StackedSeries[];
  /** `parts` in the order of the series. */
  values: ReadonlyArray<{ key: string; label: string; parts: readonly number[]; title?: string }>;
  className?: string | undefined;
};

const WIDTH = 720;
const HEIGHT = 160;
/** How many labels have room. */
const LABELS = { narrow: 6, wide: 16 };

/** Bars of several parts, with a legend. It fills the width. */
export function StackedBars({ label, series, values, className }: StackedBarsProps) {
  const { zeroY, bars } = stackedBarsShape(
    values.map(({ parts }) => parts),
    { width: WIDTH, height: HEIGHT },
  );
  return (
    <figure aria-label={label} className={clsx('min-w-0', className)}>
      <svg
        aria-hidden
        viewBox={`0 -2 ${WIDTH} ${HEIGHT + 4}`}
        preserveAspectRatio="none"
        className="h-40 w-full"
      >
        {values.map(({ key, title }, index) => (
          <g key={key}>
            {title && <title>{title}</title>}
            {/* The whole column answers to the pointer, also where the bar is low. */}
            <rect
              x={(index * WIDTH) / values.length}
              y="0"
              width={WIDTH / values.length}
              height={HEIGHT}
              fill="transparent"
            />
            {series.map(({ key: part, color }, at) => (
              <rect key={part} {...bars[index]?.[at]} fill={color} />
            ))}
          </g>
        ))}
        <ZeroLine width={WIDTH} y={zeroY} />
      </svg>
      <ChartLabels values={values} room={LABELS} />
      {series.length > 1 && (
        <figcaption className="mt-3 flex flex-wrap gap-x-4 gap-y-1.5 text-xs text-muted">
          {series.map(({ key, label: text, color }) => (
            <span key={key} className="flex items-center gap-1.5">
              <span aria-hidden className="size-2.5 rounded-xs" style={{ background: color }} />
              {text}
            </span>
          ))}
        </figcaption>
      )}
    </figure>
  );
}
