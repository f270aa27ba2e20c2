import { wheelTable, type WheelBet, type WheelFacts } from '@croupier/fairplay/games/wheel.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useTranslations } from 'use-intl';
import { PicturedBet } from './PicturedBet.tsx';
import { WheelPicture } from './WheelPicture.tsx';

const FULL_TURN = 360;

/** The wheel with its segment under the pointer. */
export function WheelRecord({ bet, facts }: { bet: WheelBet; facts: WheelFacts }) {
  const t = useTranslations('originals');
  const format = useFormat();
  const turn = ((facts.segment + 0.5) / bet.segments) * -FULL_TURN;
  return (
    <div className="grid justify-items-center gap-3">
      <div className="wheel-small">
        <div className="size-full" style={{ transform: `rotate(${turn.toFixed(2)}deg)` }}>
          <WheelPicture bet={bet} />
        </div>
        <i aria-hidden className="wheel-pointer" />
        <p className="numeric absolute inset-0 grid place-items-center font-display text-2xl font-extrabold">
          {format.multiplier(Number(wheelTable(bet)[facts.segment] ?? 0n))}
        </p>
      </div>
      <p className="sr-only">{t('wheel.segment', { segment: String(facts.segment + 1) })}</p>
      <PicturedBet
        settings={[
          [t('wheel.segments'), String(bet.segments)],
          [t('risk.label'), t(`risk.${bet.risk}`)],
        ]}
      />
    </div>
  );
}
