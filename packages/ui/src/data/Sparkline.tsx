import { useId } from 'react';
import { sparklineShape } from './sparkline-path.ts';

export type SparklineProps = {
  /** The accessible name. */
  label: string;
  values: readonly number[];
  className?: string | undefined;
};

const WIDTH = 300;
const HEIGHT = 80;

/** A running sum, green above zero and red below. It fills its box, which needs a height. */
export function Sparkline({ label, values, className }: SparklineProps) {
  const id = useId();
  const { line, area, zeroY } = sparklineShape(values, WIDTH, HEIGHT);
  const halves = [
    { key: 'above', color: 'var(--win)', y: -4, height: zeroY + 4 },
    { key: 'below', color: 'var(--lose)', y: zeroY, height: HEIGHT - zeroY + 4 },
  ];
  return (
    <figure aria-label={label} className={className ?? 'h-20 w-full'}>
      <svg
        aria-hidden
        viewBox={`0 -4 ${WIDTH} ${HEIGHT + 8}`}
        preserveAspectRatio="none"
        className="size-full"
      >
        {halves.map((half) => (
          <g key={half.key}>
            <clipPath id={`${id}${half.key}`}>
              <rect x="0" y={half.y} width={WIDTH} height={half.height} />
            </clipPath>
            <linearGradient
              id={`${id}${half.key}-fill`}
              gradientUnits="userSpaceOnUse"
              x1="0"
              x2="0"
              y1={zeroY}
              y2={half.key === 'above' ? 0 : HEIGHT}
            >
              <stop offset="0" stopColor={half.color} stopOpacity="0.04" />
              <stop offset="1" stopColor={half.color} stopOpacity="0.38" />
            </linearGradient>
            <g clipPath={`url(#${id}${half.key})`}>
              <path d={area} fill={`url(#${id}${half.key}-fill)`} />
              <path
                d={line}
                fill="none"
                stroke={half.color}
                strokeWidth="2"
                strokeLinejoin="round"
                vectorEffect="non-scaling-stroke"
              />
            </g>
          </g>
        ))}
        <line
          x1="0"
          x2={WIDTH}
          y1={zeroY}
          y2={zeroY}
          stroke="var(--subtle)"
          strokeDasharray="3 4"
          opacity="0.6"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </figure>
  );
}
