import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useEffect, useRef } from 'react';
import { usePrefersCalm } from '../../../shared/browser/use-media.ts';

const LENGTH_MILLISECONDS = 700;
const SHARES = 1_000n;

/** An amount that counts up from nothing, for wins of ten times the stake and more. */
export function CountUp({ amountMinor }: { amountMinor: bigint }) {
  const format = useFormat();
  const isCalm = usePrefersCalm();
  const text = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const shown = text.current;
    if (!shown || isCalm) return undefined;
    const startedAt = performance.now();
    let frame = 0;
    const draw = (): void => {
      const share = Math.min(1, (performance.now() - startedAt) / LENGTH_MILLISECONDS);
      const eased = BigInt(Math.round((1 - (1 - share) ** 3) * Number(SHARES)));
      shown.textContent = format.amount((amountMinor * eased) / SHARES);
      if (share < 1) frame = requestAnimationFrame(draw);
    };
    draw();
    return () => {
      cancelAnimationFrame(frame);
      shown.textContent = format.amount(amountMinor);
    };
  }, [amountMinor, format, isCalm]);
  return <span ref={text}>{format.amount(amountMinor)}</span>;
}
