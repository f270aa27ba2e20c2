import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useEffect, useState } from 'react';

const FRAME_MILLISECONDS = 40;
/** A step coprime to the range visits every number. */
const TUMBLE_STEP = 3_779;

export type TumblingRollProps = { rollHundredths: number; isTumbling: boolean };

/** Digits that spin until the roll arrives. */
export function TumblingRoll({ rollHundredths, isTumbling }: TumblingRollProps) {
  const format = useFormat();
  const [frame, setFrame] = useState(1);
  useEffect(() => {
    if (!isTumbling) return undefined;
    const timer = setInterval(() => setFrame((count) => count + 1), FRAME_MILLISECONDS);
    return () => clearInterval(timer);
  }, [isTumbling]);
  const shown = isTumbling ? (rollHundredths + frame * TUMBLE_STEP) % 10_001 : rollHundredths;
  return (
    <span
      className="numeric font-display text-lg leading-none sm:text-2xl font-extrabold"
      data-testid="dice-roll"
    >
      {format.fixed(shown / 100, 2)}
    </span>
  );
}
