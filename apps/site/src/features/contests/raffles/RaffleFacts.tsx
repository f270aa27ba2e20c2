import type { Raffle } from '@croupier/contract/contests/raffles.ts';
import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { Progress } from '@croupier/ui/status/Progress.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { useReturnState } from '../../../shared/navigation/use-return-state.ts';
import { HeroFact } from '../shared/ContestHero.tsx';
import { Countdown } from '../shared/Countdown.tsx';

/** What is missing for the next ticket, and how much of it is done. */
function nextTicket({ perBet, maxTickets, mine }: Raffle): { left: bigint; share: number } | undefined {
  if (perBet === null || !mine || mine.tickets >= maxTickets) return undefined;
  const done = mine.base > 0n ? mine.base % perBet : 0n;
  return { left: perBet - done, share: Number((done * 1_000n) / perBet) / 1_000 };
}

/** The figures of a raffle on its stage, with the caller's tickets. */
export function RaffleFacts({ raffle }: { raffle: Raffle }) {
  const t = useTranslations('raffles');
  const contests = useTranslations('contests');
  const format = useFormat();
  const returnState = useReturnState();
  const { mine, maxTickets, perBet, pool, state, opensAt, closesAt, drawsAt, tickets, drawnAt } = raffle;
  const next = state === 'open' ? nextTicket(raffle) : undefined;
  const ends = { soon: opensAt, open: closesAt, sealed: drawsAt, over: drawsAt }[state];
  const label = { soon: 'startsIn', open: 'endsIn', sealed: 'drawsIn', over: 'drawsIn' } as const;
  return (
    <>
      <dl className="mt-5 flex flex-wrap items-end gap-x-8 gap-y-3">
        <HeroFact strong label={contests('pool')} value={format.amount(pool)} />
        {mine && <HeroFact label={t('mine')} value={format.number(mine.tickets)} />}
        {tickets !== null && <HeroFact label={t('allTickets')} value={format.number(BigInt(tickets))} />}
        {mine && mine.won > 0n && <HeroFact label={t('mineWon')} value={format.amount(mine.won)} />}
      </dl>
      {next && (
        <div className="mt-4 max-w-xs">
          <Progress label={t('mine')} value={next.share} tone="brand" />
          <p className="numeric mt-1.5 text-xs opacity-80">
            {t('nextTicket', { amount: format.amount(next.left) })}
          </p>
        </div>
      )}
      {perBet !== null && (state === 'open' || state === 'soon') && (
        <p className="mt-3 text-xs opacity-75">
          {t('perBet', { amount: format.amount(perBet), max: format.number(maxTickets) })}
        </p>
      )}
      {drawnAt === null && <Countdown className="mt-5" label={contests(label[state])} until={ends} />}
      {state === 'sealed' && drawnAt === null && (
        <p className="mt-3 text-sm opacity-85">{t(raffle.listedAt ? 'waitingDraw' : 'waitingList')}</p>
      )}
      {!mine && state === 'open' && (
        <Link
          to={paths.login()}
          state={returnState}
          preventScrollReset
          className={buttonClass({ variant: 'primary' }, 'mt-5')}
        >
          {contests('signIn')}
        </Link>
      )}
    </>
  );
}
