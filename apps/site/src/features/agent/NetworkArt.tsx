/** Decorative illustration of a referral network. */
const RINGS = [
  { count: 5, radius: 86, size: 9 },
  { count: 9, radius: 158, size: 6.5 },
  { count: 14, radius: 232, size: 4.5 },
] as const;
const CENTRE = 260;

type Person = { x: number; y: number; size: number; from: { x: number; y: number } };

const around = (ring: number, place: number): { x: number; y: number } => {
  const { count, radius } = RINGS[ring] ?? RINGS[0];
  // Each ring is rotated slightly, so that lines do not overlap.
  const angle = ((place + ring * 0.37) / count) * 2 * Math.PI;
  return { x: CENTRE + radius * Math.cos(angle), y: CENTRE + radius * Math.sin(angle) };
};

const people: Person[] = RINGS.flatMap(({ count, size }, ring) =>
  Array.from({ length: count }, (_, place) => {
    const inner = RINGS[ring - 1];
    const from = inner
      ? around(ring - 1, Math.floor((place / count) * inner.count))
      : { x: CENTRE, y: CENTRE };
    return { ...around(ring, place), size, from };
  }),
);

/** Decorative. */
export const NetworkArt = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 520 520" aria-hidden className={className}>
    <g fill="none" className="stroke-brand" strokeWidth="1">
      {RINGS.map(({ radius }) => (
        <circle key={radius} cx={CENTRE} cy={CENTRE} r={radius} opacity="0.22" strokeDasharray="2 7" />
      ))}
      {people.map(({ x, y, from }) => (
        <path key={`${x},${y}`} d={`M${from.x} ${from.y}L${x} ${y}`} opacity="0.4" />
      ))}
    </g>
    {people.map(({ x, y, size }, place) => (
      <circle
        key={`${x},${y}`}
        cx={x}
        cy={y}
        r={size}
        className={place % 3 === 0 ? 'fill-accent' : 'fill-brand'}
        opacity={place < RINGS[0].count ? 1 : 0.75}
      />
    ))}
    <circle cx={CENTRE} cy={CENTRE} r="30" className="fill-brand" opacity="0.2" />
    <circle cx={CENTRE} cy={CENTRE} r="18" className="fill-brand" />
  </svg>
);
