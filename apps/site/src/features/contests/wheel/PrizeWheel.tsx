import type { Wheel } from '@croupier/contract/contests/wheels.ts';
import { useTranslations } from 'use-intl';
import { segmentColor } from './segment-color.ts';
import { slicePath, slicesOf } from './wheel-shape.ts';
import './wheel.css';

const OUTER = 92;
const INNER = 30;
const LABEL = 66;
/** Narrower slices have their amount in the table only. */
const MIN_LABELLED = 0.025;

export type PrizeWheelProps = {
  segments: Wheel['segments'];
  labelOf: (amount: bigint) => string;
  /** In degrees; a change turns the wheel. */
  angle: number;
};

/** The wheel, with slices as wide as their odds. */
export function PrizeWheel({ segments, labelOf, angle }: PrizeWheelProps) {
  const t = useTranslations('wheel');
  const slices = slicesOf(segments.map(({ weight }) => weight));
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing in the page, with its pointer
    <div className="prize-wheel" role="img" aria-label={t('picture', { count: String(segments.length) })}>
      <span className="prize-wheel-pointer" />
      <svg
        viewBox="-104 -104 208 208"
        className="prize-wheel-disc"
        style={{ transform: `rotate(${angle}deg)` }}
      >
        <circle r="99" className="prize-wheel-rim" />
        {slices.map((slice, index) => {
          const amount = segments[index]?.amount ?? 0n;
          return (
            <g key={slice.from}>
              <path
                d={slicePath(slice, INNER, OUTER)}
                fill={segmentColor(index, segments.length, amount)}
                stroke="oklch(0 0 0 / 0.35)"
                strokeWidth="0.8"
              />
              {slice.until - slice.from >= MIN_LABELLED && (
                <text
                  transform={`rotate(${slice.middle * 360}) translate(0 ${-LABEL}) rotate(90)`}
                  textAnchor="middle"
                  dominantBaseline="central"
                  className="numeric"
                  fontSize="9"
                  fontWeight="700"
                  fill="oklch(1 0 0)"
                >
                  {amount > 0n ? labelOf(amount) : '–'}
                </text>
              )}
            </g>
          );
        })}
        <circle r="30" className="prize-wheel-hub" />
        <path d="m0-14 4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1z" fill="var(--brand)" />
      </svg>
    </div>
  );
}
