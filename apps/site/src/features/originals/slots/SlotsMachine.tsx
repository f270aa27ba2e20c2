import { LINES, type LineWin } from '@croupier/fairplay/games/slots-reels.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { WinBurst } from '../../../shared/celebration/WinBurst.tsx';
import { CountUp } from './CountUp.tsx';
import { featureUnits } from './feature-timeline.ts';
import { Reels, useReelSounds } from './Reels.tsx';
import { usePlayback, useWinCycle, type Motion, type PlayedSpins } from './use-playback.ts';

const BIG_WIN_E4 = 100_000;
const HUGE_WIN_E4 = 500_000;
const LINE_COUNT = BigInt(LINES.length);

export type MachineRound = PlayedSpins & { stake: bigint; payout: bigint; multiplierE4: number };

export type SlotsMachineProps = {
  round: MachineRound;
  /** Where the reels stood before. */
  before: readonly number[];
  motion: Motion;
  isOver: boolean;
  onSeen: (seen: number) => void;
};

/** What stands over the reels during free spins. */
function FeatureBar({
  index,
  count,
  multiplier,
  amount,
}: {
  index: number;
  count: number;
  multiplier: number;
  amount: string;
}) {
  const t = useTranslations('tables.slots');
  return (
    <div className="slot-feature-bar" data-testid="slot-feature">
      <span>
        {t('freeSpin')}{' '}
        <b className="numeric">
          {index}/{count}
        </b>
      </span>
      <b className="slot-multiplier numeric">×{multiplier}</b>
      <span>
        {t('featureWin')} <b className="numeric">{amount}</b>
      </span>
    </div>
  );
}

/** One line of text under the reels: a line's win, or the sum. */
function WinLine({ win, stake }: { win: LineWin; stake: bigint }) {
  const t = useTranslations('tables.slots');
  const format = useFormat();
  return t('lineWin', {
    line: String(win.line + 1),
    count: String(win.count),
    symbol: t(`symbol.${win.symbol}`),
    amount: format.amount((stake * BigInt(win.units)) / LINE_COUNT),
  });
}

/** The reels of a round, with its wins and free spins. Mount again for each round. */
export function SlotsMachine({ round, before, motion, isOver, onSeen }: SlotsMachineProps) {
  const t = useTranslations('tables.slots');
  const format = useFormat();
  const { facts, stake } = round;
  const playback = usePlayback(round, motion, isOver, onSeen);
  const { phase, spin, spinKey, isStanding, seen } = playback;
  useReelSounds(spinKey, motion);
  const [turned, setTurned] = useState({ key: spinKey, stops: spin.stops, before });
  if (turned.key !== spinKey) setTurned({ key: spinKey, stops: spin.stops, before: turned.stops });

  const hasWins = isStanding && phase.kind !== 'intro' && spin.lines.length > 0;
  const cycled = useWinCycle(spin.lines.length, spinKey, hasWins);
  const one = cycled === undefined ? undefined : spin.lines[cycled];
  const wins = hasWins ? (one ? [one] : spin.lines) : [];
  const { feature } = facts;
  const ofFeature = featureUnits(facts, seen);
  const units = (isStanding || seen > 0 || phase.kind !== 'base' ? facts.spin.units : 0) + ofFeature;
  const isLast = isOver || phase.kind === 'summary' || (!feature && isStanding);
  const won = isLast ? round.payout : (stake * BigInt(units)) / LINE_COUNT;
  const isWin = round.payout > stake;
  const isBig = isLast && isWin && round.multiplierE4 >= BIG_WIN_E4;

  return (
    <div className="slot-machine" data-feature={feature && phase.kind !== 'base' ? '' : undefined}>
      <div className="slot-top">
        {feature && phase.kind !== 'base' ? (
          <FeatureBar
            index={phase.kind === 'free' ? phase.index + 1 : seen}
            count={feature.spins.length}
            multiplier={feature.multiplier}
            amount={format.amount((stake * BigInt(ofFeature)) / LINE_COUNT)}
          />
        ) : (
          <span className="slot-name">{t('name')}</span>
        )}
      </div>
      <div className="relative">
        <Reels
          stops={spin.stops}
          before={turned.before}
          {...{ spinKey, motion, wins }}
          showsScatters={isStanding && spin.scatters >= 3 && phase.kind !== 'free' && one === undefined}
        />
        {phase.kind === 'intro' && feature && (
          <div className="slot-scene">
            <p className="slot-scene-title">{t('intro', { count: feature.spins.length })}</p>
            <p className="slot-scene-number numeric">×{feature.multiplier}</p>
            <p className="text-sm">{t('introMultiplier')}</p>
          </div>
        )}
        {(phase.kind === 'summary' || isBig) && (
          <WinScene key={spinKey} round={round} isStill={motion === 'none'} hasFeature={feature !== null} />
        )}
      </div>
      <div className="slot-bottom">
        <span className="slot-win" data-win={won > 0n ? '' : undefined} data-testid="slot-win">
          <span className="text-2xs tracking-widest uppercase opacity-70">{t('win')}</span>
          <b className="numeric font-display text-lg">{format.amount(won)}</b>
        </span>
        <span className="min-w-0 flex-1 truncate text-end text-xs opacity-80">
          {one ? (
            <WinLine win={one} stake={stake} />
          ) : hasWins ? (
            t('lines', { count: spin.lines.length })
          ) : (
            ' '
          )}
        </span>
      </div>
    </div>
  );
}

/** A large win, or the sum of free spins. A press puts it away. */
function WinScene({
  round,
  isStill,
  hasFeature,
}: {
  round: MachineRound;
  isStill: boolean;
  hasFeature: boolean;
}) {
  const t = useTranslations('tables.slots');
  const { amount } = useFormat();
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  const { payout, stake, multiplierE4 } = round;
  const isWin = payout > stake;
  const title =
    multiplierE4 >= HUGE_WIN_E4 ? t('hugeWin') : multiplierE4 >= BIG_WIN_E4 ? t('bigWin') : t('featureOver');
  return (
    <button type="button" className="slot-scene" onClick={() => setOpen(false)} aria-label={t('dismiss')}>
      <span className="slot-scene-title">
        {hasFeature && multiplierE4 < BIG_WIN_E4 ? t('featureOver') : title}
      </span>
      <span className="slot-scene-number">
        <CountUp amountMinor={payout} format={amount} isStill={isStill || !isWin} />
      </span>
      {isWin && <WinBurst multiplierE4={multiplierE4} />}
    </button>
  );
}
