import { SegmentedControl } from '@croupier/ui/fields/SegmentedControl.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAutoplayAllowed } from '../bets/use-pace.ts';
import { CrashAutoplay } from './CrashAutoplay.tsx';
import { CrashBets } from './CrashBets.tsx';

/** Bets by hand, or by autoplay where the law allows it. A run holds the choice until it has ended. */
export function CrashPanel() {
  const t = useTranslations('originals.bet');
  const isAutoAllowed = useAutoplayAllowed();
  const [mode, setMode] = useState<'manual' | 'auto'>('manual');
  const [isRunning, setRunning] = useState(false);
  return (
    <div className="bet-panel flex flex-col gap-3 p-3 sm:gap-4 sm:p-5">
      {isAutoAllowed && (
        <SegmentedControl
          label={t('mode')}
          value={mode}
          onValueChange={setMode}
          disabled={isRunning}
          className="max-lg:order-2"
          segments={[
            { value: 'manual', label: t('manual') },
            { value: 'auto', label: t('auto') },
          ]}
        />
      )}
      {isAutoAllowed && mode === 'auto' ? <CrashAutoplay onRunning={setRunning} /> : <CrashBets />}
    </div>
  );
}
