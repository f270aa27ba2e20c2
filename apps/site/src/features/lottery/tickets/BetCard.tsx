import type { LotteryTicketDetail } from '@croupier/contract/games/lottery-tickets.ts';
import { findPlay, lotteryFamily } from '@croupier/fairplay/lottery/catalogue.ts';
import type { Play } from '@croupier/fairplay/lottery/types.ts';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';
import type { LotteryNames } from '../shared/names/lottery-names.ts';
import { PickKeys } from './PickKeys.tsx';

type Bet = LotteryTicketDetail['betList'][number];

const FULL_PRICE_BPS = 10_000;
const BPS_PER_PERCENT = 100;
/** Prize classes that are listed before a draw. */
const MAX_PRIZES = 4;

/** What a line pays, by class: all of them before the draw, those that won after it. */
function Prizes({ bet, play, names }: { bet: Bet; play: Play; names: LotteryNames }) {
  const t = useTranslations('lotteryTickets');
  const format = useFormat();
  const { wins, prizes } = bet;
  const className = (code: string): string =>
    play.classes.length > 1 ? names.prizeClass(play, code) : t('line');
  if (wins)
    return wins.length === 0 ? null : (
      <ul className="grid gap-1">
        {wins.map(({ code, lines, prize }) => (
          <li key={code} className="flex items-baseline justify-between gap-3 text-sm text-win">
            <span>
              {className(code)}{' '}
              <span className="numeric text-muted">
                {t('linesOf', { lines: format.number(lines), prize: format.amount(prize) })}
              </span>
            </span>
            <b className="numeric">{format.amount(prize * BigInt(lines))}</b>
          </li>
        ))}
      </ul>
    );
  return (
    <ul className="grid gap-0.5 text-xs text-muted">
      {prizes.slice(0, MAX_PRIZES).map(({ code, prize }) => (
        <li key={code} className="flex justify-between gap-3">
          <span>{className(code)}</span>
          <span className="numeric">{t('pays', { prize: format.amount(prize) })}</span>
        </li>
      ))}
      {prizes.length > MAX_PRIZES && (
        <li>{t('morePrizes', { count: String(prizes.length - MAX_PRIZES) })}</li>
      )}
    </ul>
  );
}

type BetCardProps = {
  bet: Bet;
  catalogue: string;
  numbers: readonly string[];
  names: LotteryNames;
  landed: ReadonlySet<number>;
  /** The result is shown completely. */
  isShown: boolean;
};

/** A bet with its keys, what it cost, and what it pays or has won. */
export function BetCard({ bet, catalogue, numbers, names, landed, isShown }: BetCardProps) {
  const t = useTranslations('lotteryTickets');
  const format = useFormat();
  const family = lotteryFamily(catalogue);
  const play = family && findPlay(family, bet.play);
  const { payout, pick, priceBps, rebateBps } = bet;
  const isWon = isShown && payout !== null && payout > 0n;
  return (
    <li
      className={clsx(
        'grid gap-3 rounded-card border bg-panel p-4 shadow-raised',
        isWon ? 'border-win/60' : 'border-line',
      )}
    >
      <div className="flex items-start justify-between gap-3">
        <h3 className="text-base">{play ? names.fullPlay(play) : bet.play}</h3>
        {isShown && payout !== null && (
          <Badge tone={isWon ? 'win' : 'neutral'}>{isWon ? format.amount(payout) : t('noWin')}</Badge>
        )}
      </div>
      {play ? (
        <PickKeys {...{ play, pick, numbers, names, landed }} />
      ) : (
        <p className="numeric wrap-anywhere">{pick}</p>
      )}
      <p className="numeric text-sm text-muted">
        {t('cost', {
          lines: bet.lines,
          line: format.amount(bet.line),
          stake: format.amount(bet.stake),
        })}
        {' · '}
        {t('group', { group: String(bet.group) })}
        {rebateBps > 0 && ` · ${t('rebate', { percent: String(rebateBps / BPS_PER_PERCENT) })}`}
        {priceBps < FULL_PRICE_BPS && ` · ${t('price', { percent: String(priceBps / BPS_PER_PERCENT) })}`}
      </p>
      {play && (isShown || bet.wins === null) && <Prizes {...{ bet, play, names }} />}
    </li>
  );
}
