import { Badge } from '@croupier/ui/status/Badge.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { useMerchants } from '../../shared/permissions/use-merchants.ts';
import { useConsoleFormat } from '../../shared/use-console-format.ts';
import type { Queue } from './today.queries.ts';

/** The screen where a queue is worked off. */
const TARGETS: Readonly<Record<Queue['kind'], (merchantCode: string) => string>> = {
  approvals: paths.inbox,
  withdrawals: paths.withdrawalDesk,
  disputes: paths.disputes,
  deposits: paths.depositsToDecide,
  unmatched: paths.unmatched,
  payouts: paths.payoutsByHand,
  refunds: paths.refundsByHand,
  chargebacks: paths.openChargebacks,
  differences: paths.openDifferences,
  openRounds: paths.openRounds,
};

function QueueItem({ queue, readAt }: { queue: Queue; readAt: Date }) {
  const t = useTranslations('console.today');
  const format = useConsoleFormat();
  const { nameOf } = useMerchants();
  const { kind, merchantCode, waiting, oldestAt, atRisk } = queue;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
      <span className="numeric min-w-8 font-display text-xl font-bold">{format.number(waiting)}</span>
      <span className="min-w-0 flex-1 basis-48">
        <Link to={TARGETS[kind](merchantCode)} className="font-semibold">
          {t(`queue.${kind}`)}
        </Link>
        <span className="block text-xs text-subtle">
          {merchantCode === '' ? t('platform') : nameOf(merchantCode)}
          {oldestAt && ` · ${t('oldest', { when: format.relative(oldestAt, readAt) })}`}
        </span>
      </span>
      {atRisk > 0 && <Badge tone="warn">{t('atRisk', { count: atRisk })}</Badge>}
    </li>
  );
}

/** What waits for somebody, with the age of the oldest. */
export function QueueList({ queues, readAt }: { queues: readonly Queue[]; readAt: Date }) {
  const t = useTranslations('console.today');
  if (queues.length === 0) return null;
  return (
    <section aria-label={t('queues')}>
      <h2 className="mb-3 text-lg">{t('queues')}</h2>
      <Card padding="none">
        <ul className="divide-y divide-line">
          {queues.map((queue) => (
            <QueueItem key={`${queue.kind} ${queue.merchantCode}`} {...{ queue, readAt }} />
          ))}
        </ul>
      </Card>
    </section>
  );
}
