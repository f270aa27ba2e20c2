import { useState } from 'react';
import { BetModeField, type BetMode } from '../bets/BetModeField.tsx';
import { useAutoplayAllowed } from '../bets/use-pace.ts';
import { CrashAutoplay } from './CrashAutoplay.tsx';
import { CrashBets } from './CrashBets.tsx';

/** Bets by hand, or by autoplay where the law allows it. A run holds the choice until it has ended. */
export function CrashPanel() {
  const isAutoAllowed = useAutoplayAllowed();
  const [mode, setMode] = useState<BetMode>('manual');
  const [isRunning, setRunning] = useState(false);
  return (
    <div className="bet-panel flex flex-col gap-3 p-3 sm:gap-4 sm:p-5">
      <BetModeField mode={mode} onModeChange={setMode} disabled={isRunning} className="max-lg:order-2" />
      {isAutoAllowed && mode === 'auto' ? <CrashAutoplay onRunning={setRunning} /> : <CrashBets />}
    </div>
  );
}
