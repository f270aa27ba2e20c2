import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useEffect, useRef } from 'react';
import { climbMilliseconds } from './limbo-setup.ts';

const easeOut = (share: number): number => 1 - (1 - share) ** 3;

/** The multiplier on its way at a share of the time: even steps of the logarithm, so that it climbs all the way. */
const climbed = (resultE4: number, share: number): number =>
  10_000 * Math.exp(Math.log(Math.max(1, resultE4 / 10_000)) * easeOut(share));

export type ClimbingNumberProps = { resultE4: number; startedAt: number; isClimbing: boolean };

/** Written into the page without rendering, sixty times a second. */
export function ClimbingNumber({ resultE4, startedAt, isClimbing }: ClimbingNumberProps) {
  const format = useFormat();
  const text = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const shown = text.current;
    if (!shown || !isClimbing) return undefined;
    const length = climbMilliseconds(resultE4);
    let frame = 0;
    const draw = (): void => {
      const share = Math.min(1, (performance.now() - startedAt) / length);
      shown.textContent = format.multiplier(climbed(resultE4, share));
      if (share < 1) frame = requestAnimationFrame(draw);
    };
    draw();
    return () => {
      cancelAnimationFrame(frame);
      shown.textContent = format.multiplier(resultE4);
    };
  }, [resultE4, startedAt, isClimbing, format]);
  return (
    <span ref={text} data-testid="limbo-result">
      {format.multiplier(isClimbing ? 10_000 : resultE4)}
    </span>
  );
}
