import { RAFFLE_STEPS, type RaffleProof } from '@croupier/fairplay/contests/raffle-proof.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { ArrowLeft, RotateCcw, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { usePrefersCalm } from '../../../shared/browser/use-media.ts';
import { PageTitle } from '../../../shared/page/PageTitle.tsx';
import { CopyLine } from '../../../shared/rounds/CopyLine.tsx';
import { TicketsArt } from '../shared/art.tsx';
import { ContestHero } from '../shared/ContestHero.tsx';
import { StateBadge } from '../shared/StateBadge.tsx';
import { CheckSteps } from './CheckSteps.tsx';
import { KeepDraw } from './KeepDraw.tsx';
import { RaffleFacts } from './RaffleFacts.tsx';
import type { Proof } from './raffle-proof-of.ts';
import { useRaffleCheck, type Check } from './use-raffle-check.ts';
import { useRaffleProof } from './use-raffle-proof.ts';
import { Winners } from './Winners.tsx';

function Verdict({ check }: { check: Check }) {
  const t = useTranslations('raffles');
  const states = RAFFLE_STEPS.map((step) => check[step]);
  if (states.includes('failed'))
    return (
      <p role="alert" className="rounded-card bg-lose-soft p-4 font-semibold text-lose">
        {t('failed')}
      </p>
    );
  if (states.some((state) => state === 'waiting' || state === 'running')) return null;
  return <output className="block rounded-card bg-win-soft p-4 font-semibold text-win">{t('passed')}</output>;
}

function How({ proof }: { proof: Proof }) {
  const t = useTranslations('raffles');
  const { raffle } = proof;
  return (
    <Card className="grid gap-4">
      <h2 className="text-lg">{t('how')}</h2>
      <ol className="grid list-decimal gap-2 ps-5 text-sm text-muted">
        <li>{t('how1')}</li>
        <li>{t('how2')}</li>
        <li>{t('how3')}</li>
      </ol>
      <dl className="grid gap-2.5">
        <CopyLine label={t('value.seedHash')} value={raffle.seedHash} />
        <CopyLine label={t('value.round')} value={proof.beacon.round ?? raffle.announcedRound} />
        {proof.root !== null && <CopyLine label={t('value.root')} value={proof.root} />}
      </dl>
    </Card>
  );
}

function Prizes({ prizes }: Pick<Proof['raffle'], 'prizes'>) {
  const t = useTranslations('raffles');
  const format = useFormat();
  return (
    <Card>
      <h2 className="text-lg">{t('prizes')}</h2>
      <ul className="mt-3 grid gap-1">
        {prizes.map(({ count, amount }) => (
          <li
            key={`${count}-${amount}`}
            className="numeric flex items-baseline justify-between gap-3 rounded-field bg-well px-3 py-2 text-sm"
          >
            <span className="font-semibold text-muted">
              {t('prizeCount', { count: format.number(count) })}
            </span>
            <span className="font-bold text-win">{format.amount(amount)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Raffle({ proof, published }: { proof: Proof; published: RaffleProof | undefined }) {
  const t = useTranslations('raffles');
  const isCalm = usePrefersCalm();
  // A copy is checked again.
  const [asked, setAsked] = useState<RaffleProof>();
  const shown = asked ?? published;
  const check = useRaffleCheck(shown, isCalm);
  const { raffle, winners } = proof;
  return (
    <>
      <PageTitle>{raffle.title}</PageTitle>
      <ContestHero
        level={1}
        art={<TicketsArt />}
        badge={<StateBadge solid state={raffle.state} />}
        title={raffle.title}
        text={raffle.summary}
      >
        <RaffleFacts raffle={raffle} />
      </ContestHero>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        {proof.seed === null ? (
          <How proof={proof} />
        ) : (
          <section className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-label={t('check')}>
            <div className="flex flex-wrap items-end justify-between gap-3">
              <h2 className="text-xl">{t('check')}</h2>
              {published && (
                <Button size="sm" icon={<RotateCcw />} onClick={() => setAsked({ ...published })}>
                  {t('again')}
                </Button>
              )}
            </div>
            <p className="flex items-start gap-2 text-sm text-muted">
              <WifiOff aria-hidden className="mt-0.5 size-4 shrink-0" />
              {t('offline')}
            </p>
            <Verdict check={check} />
            <CheckSteps check={check} proof={shown} />
            <KeepDraw proof={published} onCheck={setAsked} />
          </section>
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          {winners.length > 0 && <Winners winners={winners} />}
          <Prizes prizes={raffle.prizes} />
          {proof.seed !== null && <How proof={proof} />}
        </div>
      </div>
    </>
  );
}

/** A raffle: before its draw how it works, afterwards who won and the check of it. */
export function RafflePage() {
  const t = useTranslations('raffles');
  const { id = '' } = useParams();
  const { query, proof } = useRaffleProof(id);
  return (
    <div className="mx-auto grid w-full max-w-page grid-cols-[minmax(0,1fr)] gap-5">
      <Link
        to={paths.raffles()}
        className="inline-flex items-center gap-1.5 justify-self-start text-sm font-semibold text-muted hover:text-text"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {t('back')}
      </Link>
      {query.data ? (
        <Raffle proof={query.data} published={proof} />
      ) : (
        <>
          <PageTitle>{t('title')}</PageTitle>
          <h1 className="text-2xl">{t('title')}</h1>
          {query.isLoadingError ? (
            <QueryProblem query={query} />
          ) : (
            <Skeleton className="h-96 rounded-sheet" />
          )}
        </>
      )}
    </div>
  );
}
