import type { LotteryTicketDetail } from '@croupier/contract/games/lottery-tickets.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { Undo2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/api/call.ts';
import { ConfirmedAct } from './ConfirmedAct.tsx';

/** Takes a ticket back while its draw is on sale. */
export function CancelTicket({ ticket: { id, stake } }: { ticket: LotteryTicketDetail }) {
  const t = useTranslations('lotteryTickets');
  const format = useFormat();
  return (
    <ConfirmedAct
      variant="ghost"
      icon={<Undo2 />}
      label={t('cancel')}
      title={t('cancelTitle')}
      text={t('cancelText', { amount: format.amount(stake) })}
      keepLabel={t('keep')}
      done={t('cancelled')}
      act={() => call('lotteryTickets.cancel', { params: { id } })}
    />
  );
}
