import type { DrawProof } from '@croupier/contract/games/lottery-draws.ts';
import { PROOF_STEPS } from '@croupier/fairplay/lottery/proof.ts';
import type { Published } from '@croupier/fairplay/lottery/published.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Select } from '@croupier/ui/fields/Select.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useLanguage } from '@croupier/web/preferences/use-language.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { usePrefersCalm } from '../../../shared/browser/use-media.ts';
import { PageTitle } from '../../../shared/page/PageTitle.tsx';
import { DrawReveal } from '../reveal/DrawReveal.tsx';
import { useDrawNews } from '../shared/draws/use-draw-news.ts';
import { lobbyQuery } from '../shared/lottery.queries.ts';
import { OfflineCheck } from './OfflineCheck.tsx';
import { OutsideEvidence } from './OutsideEvidence.tsx';
import { ProofSteps } from './ProofSteps.tsx';
import { useProofValues } from './ProofValues.tsx';
import { PublishedFacts } from './PublishedFacts.tsx';
import { useCheck, type Check } from './use-check.ts';
import { proofQuery, usePublished } from './use-proof.ts';

function Verdict({ check, isPasted }: { check: Check; isPasted: boolean }) {
  const t = useTranslations('lotteryProof');
  const states = PROOF_STEPS.map((step) => check[step].state);
  if (states.includes('failed'))
    return (
      <p role="alert" className="rounded-card bg-lose-soft p-4 font-semibold text-lose">
        {t('failed')}
      </p>
    );
  if (states.some((state) => state === 'waiting' || state === 'running')) return null;
  return (
    <output className="block rounded-card bg-win-soft p-4 font-semibold text-win">
      {t(isPasted ? 'passedPasted' : 'passed')}
    </output>
  );
}

/** The check of an own draw, of what the server published or of a pasted text. */
function OwnDraw({ proof }: { proof: DrawProof }) {
  const t = useTranslations('lotteryProof');
  const format = useFormat();
  const isCalm = usePrefersCalm();
  const [search, setSearch] = useSearchParams();
  const { published, tickets } = usePublished(proof, search.get('ticket'));
  // A copy is checked again.
  const [asked, setAsked] = useState<{ published: Published; isPasted: boolean }>();
  const shown = asked?.published ?? published;
  const check = useCheck(shown, isCalm);
  const values = useProofValues(shown);
  const isDrawn = proof.secret !== null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
      <section className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-label={t('steps')}>
        <div className="flex flex-wrap items-end justify-between gap-3">
          <h2 className="text-xl">{t('steps')}</h2>
          {published && (
            <Button
              size="sm"
              icon={<RotateCcw />}
              onClick={() => setAsked({ published: { ...published }, isPasted: false })}
            >
              {t('again')}
            </Button>
          )}
        </div>
        {tickets.length > 1 && (
          <Select
            label={t('ticket')}
            value={search.get('ticket') ?? tickets[0]?.id ?? ''}
            options={tickets.map(({ id, stake, boughtAt }) => ({
              value: id,
              label: `${format.instant(boughtAt)} · ${format.amount(stake)}`,
            }))}
            onChange={(event) => {
              setAsked(undefined);
              setSearch({ ticket: event.target.value }, { replace: true, preventScrollReset: true });
            }}
          />
        )}
        {!isDrawn && <p className="rounded-card bg-info-soft p-4 text-sm text-info">{t('notDrawn')}</p>}
        <Verdict check={check} isPasted={asked?.isPasted ?? false} />
        <ProofSteps check={check} values={values} />
      </section>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <PublishedFacts proof={proof} />
        {isDrawn && (
          <OfflineCheck
            published={published}
            onCheck={(read) => setAsked({ published: read, isPasted: true })}
          />
        )}
      </div>
    </div>
  );
}

function Draw({ proof }: { proof: DrawProof }) {
  const t = useTranslations('lotteryProof');
  const { draw } = proof;
  const { data: lobby } = useQuery(lobbyQuery(useLanguage()));
  const found = lobby?.lotteries.find(({ gameCode }) => gameCode === draw.gameCode)?.name;
  const name = lobby ? (found ?? draw.gameCode) : '';
  const isOwn = proof.chain !== null;
  const numbers = proof.results.at(-1)?.numbers;
  return (
    <>
      <PageTitle>{`${name} ${draw.number}`.trim()}</PageTitle>
      <Link
        to={paths.lotteryResults(draw.gameCode)}
        className="inline-flex items-center gap-1.5 justify-self-start text-sm font-semibold text-muted hover:text-text"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {t('allResults')}
      </Link>
      <header>
        <h1 className="text-2xl">{t('title')}</h1>
        <p className="numeric mt-1 flex flex-wrap items-center gap-2 text-muted">
          {name && `${name} · `}
          {draw.number}
          <Badge tone={draw.state === 'void' ? 'warn' : 'neutral'}>{t(`drawState.${draw.state}`)}</Badge>
        </p>
        {isOwn && <p className="mt-2 max-w-prose text-sm text-muted">{t('lead')}</p>}
      </header>
      {draw.voidReason !== null && (
        <Card>
          <p className="text-sm">{t(`void.${voidKey(draw.voidReason)}`)}</p>
        </Card>
      )}
      {isOwn && numbers && (
        <DrawReveal drawId={draw.id} family={draw.family} number={draw.number} numbers={numbers} isAtOnce />
      )}
      {isOwn ? <OwnDraw proof={proof} /> : <OutsideEvidence proof={proof} />}
    </>
  );
}

const VOID_REASONS = ['not_opened', 'result_missing', 'beacon_missing', 'operators'] as const;
const voidKey = (reason: string): (typeof VOID_REASONS)[number] =>
  VOID_REASONS.find((known) => known === reason) ?? 'operators';

const ASK_MILLISECONDS = 3_000;

/** What was published of a draw, and the check of it. */
export function ProofPage() {
  const t = useTranslations('lotteryProof');
  const { id = '' } = useParams();
  const query = useQuery({
    ...proofQuery(id),
    // News of a draw may be missed, and what it publishes arrives a moment after.
    refetchInterval: ({ state }) =>
      state.data?.chain && state.data.secret === null ? ASK_MILLISECONDS : false,
  });
  const { data: proof } = query;
  useDrawNews((news) => {
    if (news === undefined || news.drawId === id) void query.refetch();
  });
  return (
    <div className="mx-auto grid w-full max-w-page grid-cols-[minmax(0,1fr)] gap-5">
      {proof ? (
        <Draw proof={proof} />
      ) : (
        <>
          <PageTitle>{t('title')}</PageTitle>
          <h1 className="text-2xl">{t('title')}</h1>
          {query.isLoadingError ? <QueryProblem query={query} /> : <Skeleton className="h-96" />}
        </>
      )}
    </div>
  );
}
