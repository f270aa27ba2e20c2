import { useFormat } from '@croupier/web/preferences/use-format.ts';

const WIDTH = 320;
const HEIGHT = 130;
const STEPS = 40;
const PAD = 14;

export type CrashPictureProps = { pointHundredths: number; cashedOutE4: number };

/** The curve up to the point where the game ended, with the player's own exit. Decorative: the figures are beside it. */
export function CrashPicture({ pointHundredths, cashedOutE4 }: CrashPictureProps) {
  const format = useFormat();
  const top = Math.max(pointHundredths / 100, 1.01);
  const placeOf = (multiplier: number): [x: number, y: number] => [
    PAD + (Math.log(multiplier) / Math.log(top)) * (WIDTH - PAD * 5),
    HEIGHT - PAD - ((multiplier - 1) / (top - 1)) * (HEIGHT - PAD * 3),
  ];
  const points = Array.from({ length: STEPS + 1 }, (_, step) =>
    placeOf(top ** (step / STEPS))
      .map((value) => value.toFixed(1))
      .join(','),
  );
  const own = cashedOutE4 > 0 ? cashedOutE4 / 10_000 : undefined;
  const [endX, endY] = placeOf(top);
  const [ownX, ownY] = placeOf(Math.min(own ?? 1, top));
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="numeric w-full rounded-card bg-well text-xs font-bold"
    >
      <polyline
        points={[...points, `${endX},${HEIGHT}`, `${PAD},${HEIGHT}`].join(' ')}
        fill="var(--lose-soft)"
      />
      <polyline points={points.join(' ')} fill="none" stroke="var(--lose)" strokeWidth={3} />
      <circle cx={endX} cy={endY} r={5} fill="var(--lose)" />
      <text x={endX + 9} y={endY + 4} fill="var(--lose)">
        {format.multiplier(pointHundredths * 100)}
      </text>
      {own !== undefined && (
        <>
          <circle cx={ownX} cy={ownY} r={6} fill="var(--win)" stroke="var(--surface-1)" strokeWidth={2} />
          <text x={ownX - 6} y={ownY - 10} textAnchor="end" fill="var(--win)">
            {format.multiplier(cashedOutE4)}
          </text>
        </>
      )}
    </svg>
  );
}
