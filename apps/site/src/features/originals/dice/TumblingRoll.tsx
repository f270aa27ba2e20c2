import { useEffect, useState } from 'react';
import { hundredths } from '../../../shared/rounds/verifier-query.ts';

const FRAME_MILLISECONDS = 40;
/** A step coprime to the range visits every number. */
const TUMBLE_STEP = 3_779;

export type TumblingRollProps = { rollHundredths: number; isTumbling: boolean };

/** Digits that spin until the roll arrives. */
export function TumblingRoll({ rollHundredths, isTumbling }: TumblingRollProps) {
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
      {hundredths(shown)}
    </span>
  );
}
