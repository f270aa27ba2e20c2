import type { Envelope } from '@croupier/contract/contests/envelopes.ts';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useSignedIn } from '@croupier/web/session/use-session.ts';
import { useQuery } from '@tanstack/react-query';
import { MailOpen } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { PageTitle } from '../../../shared/page/PageTitle.tsx';
import { envelopesQuery } from '../shared/contests.queries.ts';
import { SignInFirst } from '../shared/SignInFirst.tsx';
import { EnvelopeCard } from './EnvelopeCard.tsx';
import { useEnvelopeNews } from './use-envelope-news.ts';

/** While something is about to happen, the page asks often. */
const BUSY_MILLISECONDS = 2_000;
const CALM_MILLISECONDS = 20_000;
const SOON_MILLISECONDS = 5 * 60_000;

const isBusy = ({ way, state, mine, opensAt }: Envelope): boolean =>
  way === 'rain' &&
  mine === null &&
  (state === 'open' || (state === 'soon' && opensAt.getTime() - Date.now() < SOON_MILLISECONDS));

/** Asks when the next one opens, at the latest. */
const untilNext = (envelopes: readonly Envelope[]): number =>
  envelopes
    .map(({ state, opensAt }) => (state === 'soon' ? opensAt.getTime() - Date.now() : Infinity))
    .filter((milliseconds) => milliseconds > 0)
    .reduce((least, milliseconds) => Math.min(least, milliseconds), CALM_MILLISECONDS);

function Envelopes() {
  const t = useTranslations('envelopes');
  useEnvelopeNews();
  const query = useQuery({
    ...envelopesQuery,
    refetchInterval: ({ state }) =>
      state.data?.envelopes.some(isBusy) ? BUSY_MILLISECONDS : untilNext(state.data?.envelopes ?? []),
  });
  const envelopes = query.data?.envelopes;
  const current = envelopes?.filter(({ state }) => state !== 'over') ?? [];
  const past = envelopes?.filter(({ state }) => state === 'over').toReversed() ?? [];
  return (
    <>
      {query.isLoadingError && <QueryProblem query={query} />}
      {query.isPending && <Skeleton className="h-72 rounded-sheet" />}
      {current.map((envelope) => (
        <EnvelopeCard key={envelope.id} envelope={envelope} />
      ))}
      {envelopes && current.length === 0 && (
        <EmptyState icon={<MailOpen />} title={t('empty')} text={t('emptyText')} />
      )}
      {past.length > 0 && <h2 className="mt-3 text-xl">{t('past')}</h2>}
      {past.map((envelope) => (
        <EnvelopeCard key={envelope.id} envelope={envelope} />
      ))}
    </>
  );
}

/** Red envelopes and rains. */
export function EnvelopesPage() {
  const t = useTranslations('envelopes');
  const isSignedIn = useSignedIn();
  return (
    <div className="mx-auto grid w-full max-w-page grid-cols-[minmax(0,1fr)] gap-5">
      <PageTitle>{t('title')}</PageTitle>
      <header>
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="mt-1 max-w-prose text-muted">{t('lead')}</p>
      </header>
      {isSignedIn ? (
        <Envelopes />
      ) : (
        <SignInFirst icon={<MailOpen />} title={t('title')} text={t('emptyText')} />
      )}
    </div>
  );
}
