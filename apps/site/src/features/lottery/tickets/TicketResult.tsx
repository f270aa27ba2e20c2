import type { LotteryTicketDetail } from '@croupier/contract/games/lottery-tickets.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { RotateCcw, SkipForward } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { hitsOf } from '../reveal/hits-of.ts';
import { RevealOutcome } from '../reveal/RevealOutcome.tsx';
import { RevealStage } from '../reveal/RevealStage.tsx';
import type { Landed } from '../reveal/use-landing.ts';

type TicketResultProps = {
  ticket: LotteryTicketDetail;
  family: string;
  numbers: readonly string[];
  landing: Landed;
  isSkipped: boolean;
  onReplay: () => void;
};

/** The result of a ticket's draw, with what the ticket has won. */
export function TicketResult({ ticket, family, numbers, landing, isSkipped, onReplay }: TicketResultProps) {
  const t = useTranslations('lotteryReveal');
  const format = useFormat();
  const { landed, isDone, skip } = landing;
  const { drawNumber: number, stake, payout, state, drawsAt } = ticket;
  return (
    <section aria-label={t('title', { number })} className="grid gap-3">
      <RevealStage {...{ family, numbers, landed, isSkipped }} hits={hitsOf([ticket], numbers)} />
      <output className="sr-only">{isDone && t('result', { number, numbers: numbers.join(', ') })}</output>
      <div className="flex min-h-11 flex-wrap items-center justify-center gap-3" aria-live="polite">
        {isDone ? (
          <>
            {state === 'refunded' || state === 'cancelled' ? null : (
              <RevealOutcome mine={{ tickets: [], stake, payout, isSettled: state !== 'open' }} />
            )}
            <Button size="sm" variant="ghost" icon={<RotateCcw />} onClick={onReplay}>
              {t('again')}
            </Button>
          </>
        ) : (
          <Button size="sm" variant="ghost" icon={<SkipForward />} onClick={skip}>
            {t('skip')}
          </Button>
        )}
      </div>
      <p className="text-center text-xs text-subtle">{t('drawnAt', { time: format.instant(drawsAt) })}</p>
    </section>
  );
}
