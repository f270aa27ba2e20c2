import { findPlay, lotteryFamily } from '@croupier/fairplay/lottery/catalogue.ts';
import { useTranslations } from 'use-intl';
import { useLotteryNames } from '../shared/names/use-lottery-names.ts';
import { PickKeys } from '../tickets/PickKeys.tsx';
import type { MyDraw } from './my-bets.queries.ts';

const MAX_BETS = 6;

type MyBetsProps = {
  family: string;
  tickets: MyDraw['tickets'];
  numbers: readonly string[];
  landed: ReadonlySet<number>;
};

/** The reader's bets beside a result; their keys light up as it appears. */
export function MyBets({ family, tickets, numbers, landed }: MyBetsProps) {
  const t = useTranslations('lotteryReveal');
  const names = useLotteryNames(family);
  const bets = tickets.flatMap(({ id, catalogue, betList }) =>
    betList.flatMap(({ play: code, pick }, at) => {
      const found = lotteryFamily(catalogue);
      const play = found && findPlay(found, code);
      return play ? [{ key: `${id} ${at}`, play, pick }] : [];
    }),
  );
  if (bets.length === 0) return null;
  return (
    <section aria-label={t('mine')} className="grid gap-2 sm:grid-cols-2">
      {bets.slice(0, MAX_BETS).map(({ key, play, pick }) => (
        <div key={key} className="min-w-0 rounded-field bg-well p-2.5 shadow-well">
          <h4 className="mb-1.5 text-xs font-semibold text-muted">{names.fullPlay(play)}</h4>
          <PickKeys {...{ play, pick, numbers, names, landed }} />
        </div>
      ))}
      {bets.length > MAX_BETS && (
        <p className="text-sm text-subtle">{t('more', { count: bets.length - MAX_BETS })}</p>
      )}
    </section>
  );
}
