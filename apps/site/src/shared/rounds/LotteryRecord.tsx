import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { Ticket } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';

/** Whether a round is a lottery ticket, which has a page of its own. */
export const isLotteryRound = (detail: Readonly<Record<string, unknown>>): boolean =>
  typeof detail['drawId'] === 'string';

/** The way to the ticket behind a round: its bets, the result and its proof. */
export function LotteryRecord({ roundId }: { roundId: string }) {
  const t = useTranslations('lotteryTickets');
  return (
    <Link to={paths.lotteryTicket(roundId)} className={buttonClass({ variant: 'primary', block: true })}>
      <Ticket aria-hidden />
      {t('open')}
    </Link>
  );
}
