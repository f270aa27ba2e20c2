import type { LotteryTicketDetail } from '@croupier/contract/games/lottery-tickets.ts';
import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { CopyLine } from '../../../shared/rounds/CopyLine.tsx';
import { ticketPathQuery } from './ticket.queries.ts';

const SEALED: ReadonlySet<string> = new Set([
  'sealed',
  'held',
  'late',
  'drawn',
  'settling',
  'settled',
  'correcting',
]);

/** The ticket's place among all tickets of the draw, and the way to its proof. */
export function TicketProof({ ticket }: { ticket: LotteryTicketDetail }) {
  const t = useTranslations('lotteryTickets');
  const format = useFormat();
  const { id, drawId, drawState, state, digest, words } = ticket;
  const isSealed = SEALED.has(drawState) && state !== 'cancelled';
  const { data: path } = useQuery({ ...ticketPathQuery(id), enabled: isSealed });
  return (
    <Card>
      <h2 className="flex items-center gap-2 text-lg">
        <ShieldCheck aria-hidden className="size-5 text-brand-text" />
        {t('proof')}
      </h2>
      <p className="mt-1 max-w-prose text-sm text-muted">{t('proofText')}</p>
      <dl className="mt-4 grid gap-3">
        <CopyLine label={t('digest')} value={digest} />
        {words !== '' && <CopyLine label={t('words')} value={words} />}
        {path && <CopyLine label={t('root')} value={path.root} />}
      </dl>
      {path && (
        <details className="mt-3 text-sm">
          <summary className="cursor-pointer font-semibold text-brand-text">
            {t('place', { index: format.number(path.index + 1), size: format.number(path.size) })}
          </summary>
          <ol className="mt-2 grid gap-1 font-mono text-xs break-all text-muted">
            {path.path.map((hash) => (
              <li key={hash}>{hash}</li>
            ))}
            {path.path.length === 0 && <li>{t('onlyTicket')}</li>}
          </ol>
        </details>
      )}
      {!path && !isSealed && state === 'open' && <p className="mt-3 text-sm text-subtle">{t('notSealed')}</p>}
      <Link
        to={`${paths.lotteryDraw(drawId)}?ticket=${id}`}
        className={buttonClass({ variant: 'secondary', size: 'sm' }, 'mt-4')}
      >
        <ShieldCheck aria-hidden />
        {t('checkDraw')}
      </Link>
    </Card>
  );
}
