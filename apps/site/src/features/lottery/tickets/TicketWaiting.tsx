import type { LotteryTicketDetail } from '@croupier/contract/games/lottery-tickets.ts';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useTranslations } from 'use-intl';
import { CountdownRing } from '../shared/draws/CountdownRing.tsx';
import { ProvisionalResult } from '../reveal/ProvisionalResult.tsx';

const SEASON_MILLISECONDS = 24 * 3_600_000;

/** A draw without a result: when the sale ends, or what the draw waits for. */
export function TicketWaiting({ ticket, family }: { ticket: LotteryTicketDetail; family: string }) {
  const t = useTranslations('lotteryTickets');
  const format = useFormat();
  const { drawState, drawId, closesAt, drawsAt, boughtAt } = ticket;
  if (drawState === 'void')
    return <p className="rounded-card bg-warn-soft p-4 text-sm text-warn">{t('voidText')}</p>;
  const isOpen = drawState === 'planned' || drawState === 'open';
  const opensAt = new Date(Math.max(boughtAt.getTime(), closesAt.getTime() - SEASON_MILLISECONDS));
  return (
    <Card tone="lit" className="grid justify-items-center gap-3 text-center">
      {isOpen ? (
        <>
          <CountdownRing {...{ opensAt, closesAt }} size="lg" />
          <p className="text-sm text-muted">{t('drawnAt', { time: format.instant(drawsAt) })}</p>
        </>
      ) : (
        <>
          <output className="block font-semibold">
            {t(drawState === 'held' || drawState === 'late' ? `waits.${drawState}` : 'waits.result')}
          </output>
          <ProvisionalResult {...{ drawId, family }} />
        </>
      )}
    </Card>
  );
}
