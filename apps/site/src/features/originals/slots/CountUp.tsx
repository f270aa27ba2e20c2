import { useEffect, useRef } from 'react';

const MILLISECONDS = 700;

export type CountUpProps = {
  amountMinor: bigint;
  format: (amountMinor: bigint) => string;
  isStill: boolean;
};

/** An amount that climbs to its end. It writes to the page itself, so that nothing is rendered again. */
export function CountUp({ amountMinor, format, isStill }: CountUpProps) {
  const text = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const node = text.current;
    if (!node || isStill) return undefined;
    const started = performance.now();
    let frame = 0;
    const draw = (): void => {
      const share = Math.min(1, (performance.now() - started) / MILLISECONDS);
      const eased = BigInt(Math.round((1 - (1 - share) ** 3) * 10_000));
      node.textContent = format((amountMinor * eased) / 10_000n);
      if (share < 1) frame = requestAnimationFrame(draw);
    };
    draw();
    return () => {
      cancelAnimationFrame(frame);
      node.textContent = format(amountMinor);
    };
  }, [amountMinor, format, isStill]);
  return (
    <span ref={text} className="numeric">
      {format(amountMinor)}
    </span>
  );
}
