const SPOTS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  1: [[12, 12]],
  2: [
    [7, 7],
    [17, 17],
  ],
  3: [
    [6.5, 6.5],
    [12, 12],
    [17.5, 17.5],
  ],
  4: [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  5: [
    [6.5, 6.5],
    [17.5, 6.5],
    [12, 12],
    [6.5, 17.5],
    [17.5, 17.5],
  ],
  6: [
    [7, 6],
    [17, 6],
    [7, 12],
    [17, 12],
    [7, 18],
    [17, 18],
  ],
};

/** The face of a die; one and four are red, as on Chinese dice. */
export function Die({ face }: { face: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className="die" data-red={face === '1' || face === '4' || undefined}>
      {SPOTS[face]?.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={face === '1' ? 3.6 : 2.3} />
      ))}
    </svg>
  );
}
