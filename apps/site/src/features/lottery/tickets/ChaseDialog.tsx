import type { SiteApi } from '@croupier/contract/api.ts';
import type { RouteOf } from '@croupier/contract/client.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import { Dialog } from '@croupier/ui/overlays/Dialog.tsx';
import { Badge, type Tone } from '@croupier/ui/status/Badge.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { useDrawNews } from '../shared/draws/use-draw-news.ts';
import { ChaseBets } from './ChaseBets.tsx';
import { TICKET_TONES } from '../shared/ticket-tones.ts';
import { StopChase } from './StopChase.tsx';
import { chaseQuery } from './ticket.queries.ts';

type Chase = CallOutput<RouteOf<SiteApi, 'lotteryChases.get'>>;
type Step = Chase['stepList'][number];

const STEP_TONES: Readonly<Record<Step['state'], Tone>> = {
  waiting: 'info',
  bought: 'brand',
  skipped: 'warn',
  released: 'neutral',
};

const REASONS = ['draw_closed', 'number_closed', 'number_limit', 'terms_changed'] as const;
/** Why a step was skipped, as far as there is a text for it. */
const reasonKey = (code: string): (typeof REASONS)[number] | 'other' =>
  REASONS.find((reason) => code === `lottery.${reason}`) ?? 'other';

function StepRow({ step }: { step: Step }) {
  const t = useTranslations('lotteryChases');
  const tickets = useTranslations('lotteryTickets');
  const format = useFormat();
  const { ticketId, ticketState, payout, drawNumber, state, reason } = step;
  return (
    <li className="grid grid-cols-[1.75rem_minmax(0,1fr)_auto] items-baseline gap-x-2 gap-y-0.5 py-2.5">
      <span className="numeric text-xs text-subtle">{step.step}</span>
      <span className="numeric min-w-0 truncate text-sm font-semibold">
        {ticketId ? (
          <Link to={paths.lotteryTicket(ticketId)} className="text-brand-text hover:underline">
            {drawNumber || t('noDraw')}
          </Link>
        ) : (
          drawNumber || t('noDraw')
        )}
      </span>
      {ticketState ? (
        <Badge tone={TICKET_TONES[ticketState]}>{tickets(`states.${ticketState}`)}</Badge>
      ) : (
        <Badge tone={STEP_TONES[state]}>{t(`steps.${state}`)}</Badge>
      )}
      <span className="numeric col-start-2 text-xs text-muted">
        ×{step.multiplier} · {format.amount(step.stake)}
      </span>
      {payout !== null && payout > 0n && (
        <b className="numeric text-end text-sm text-win">{format.amount(payout)}</b>
      )}
      {reason !== null && (
        <span className="col-span-2 col-start-2 text-xs text-warn">{t(`reason.${reasonKey(reason)}`)}</span>
      )}
    </li>
  );
}

function Content({ chase }: { chase: Chase }) {
  const t = useTranslations('lotteryChases');
  const format = useFormat();
  const facts = [
    ['plan', chase.stake],
    ['spent', chase.spent],
    ['held', chase.held],
    ['payout', chase.payout],
  ] as const;
  return (
    <div className="grid gap-5">
      <dl className="numeric grid grid-cols-2 gap-3 sm:grid-cols-4">
        {facts.map(([key, amount]) => (
          <div key={key}>
            <dt className="text-xs text-subtle">{t(`fact.${key}`)}</dt>
            <dd className="font-semibold">{format.amount(amount)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">{t(chase.stopsOnWin ? 'stopsOnWin' : 'goesOn')}</p>
      <ChaseBets gameCode={chase.gameCode} bets={chase.bets} />
      <section aria-label={t('stepsTitle')}>
        <h3 className="text-base">{t('stepsTitle')}</h3>
        <ol className="mt-1 divide-y divide-line">
          {chase.stepList.map((step) => (
            <StepRow key={step.step} step={step} />
          ))}
        </ol>
      </section>
    </div>
  );
}

/** A chase with its bets and every step. */
export function ChaseDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('lotteryChases');
  const common = useTranslations('common');
  const query = useQuery({ ...chaseQuery(id), enabled: id !== '' });
  const { data: chase } = query;
  useDrawNews(() => {
    if (chase?.state === 'running') void query.refetch();
  });
  return (
    <Dialog
      open={id !== ''}
      onOpenChange={(open) => !open && onClose()}
      title={chase?.gameName ?? t('chase')}
      closeLabel={common('close')}
      size="md"
      footer={chase?.state === 'running' && <StopChase chase={chase} />}
    >
      {query.isLoadingError ? (
        <QueryProblem query={query} />
      ) : chase ? (
        <Content chase={chase} />
      ) : (
        <Skeleton className="h-64" />
      )}
    </Dialog>
  );
}
