import { parseMoney } from '@croupier/contract/money.ts';
import { ApiError } from '@croupier/contract/client.ts';
import type { LotteryGame } from '@croupier/contract/games/lottery-play.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { CircleAlert, CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { useExactAmount } from '../shared/amounts.ts';
import { loweredToRoom, type TightNumber } from './lower-to-room.ts';
import type { SlipControl } from './use-slip.ts';

const Notice = ({ tone, icon, children }: { tone: string; icon: ReactNode; children: ReactNode }) => (
  <div role="alert" className={`flex items-start gap-2.5 rounded-field px-3 py-2.5 text-sm ${tone}`}>
    <span className="mt-0.5 shrink-0 [&_svg]:size-4">{icon}</span>
    <div className="grid gap-2">{children}</div>
  </div>
);

/** The bet that a refusal names: `bets.2.pick`. */
export function refusedBet(error: unknown): number | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const [, at] = /^bets\.(\d+)\./.exec(error.fields[0]?.field ?? '') ?? [];
  return at === undefined ? undefined : Number(at);
}

const textOf = (value: unknown, key: string): string | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const field = (value as Record<string, unknown>)[key];
  return typeof field === 'string' ? field : undefined;
};

/** The number for which a ticket was refused, and what may still be won on it. */
function tightNumber(error: ApiError): TightNumber | undefined {
  const [market, cell] = [textOf(error.value, 'market'), textOf(error.value, 'cell')];
  const roomMinor = parseMoney(textOf(error.value, 'room') ?? '');
  return market === undefined || cell === undefined || roomMinor === undefined
    ? undefined
    : { market, cell, roomMinor };
}

/** Names the number and what may still be won on it, or the limits that apply. */
function useRefusalText(game: LotteryGame): (error: unknown) => string {
  const t = useTranslations('lottery.refusal');
  const errorText = useErrorText();
  const amount = useExactAmount();
  return (error) => {
    if (!(error instanceof ApiError)) return errorText(error);
    const number = textOf(error.value, 'cell') ?? '';
    const room = amount(parseMoney(textOf(error.value, 'room') ?? '0') ?? 0n);
    const { minBet, maxBet, maxDrawStake, maxPayout } = game.limits;
    if (error.code === 'lottery.number_limit')
      return number === 'total' ? t('playLimit', { room }) : t('numberLimit', { number, room });
    if (error.code === 'lottery.number_closed') return t('numberClosed', { number });
    if (error.code === 'lottery.payout_above_limit') return t('payout', { limit: amount(maxPayout) });
    if (error.code === 'lottery.stake_out_of_limits')
      return t('stake', { min: amount(minBet), max: amount(maxBet), draw: amount(maxDrawStake) });
    return errorText(error);
  };
}

/** What to do about a number on which too much was bet. */
function NumberActions({ game, error, control }: RefusalProps & { error: ApiError }) {
  const t = useTranslations('lottery.refusal');
  const amount = useExactAmount();
  const at = refusedBet(error);
  const tight = tightNumber(error);
  const lowered =
    tight &&
    loweredToRoom(
      control.rows.map(({ bet, offered: { play } }) => ({ bet, play })),
      tight,
      { stepMinor: game.units.at(-1) ?? 1n, minBetMinor: game.limits.minBet },
    );
  return (
    <div className="flex flex-wrap gap-2">
      {tight && lowered && (
        <Button size="sm" onClick={() => control.take(lowered)}>
          {t('lower', { room: amount(tight.roomMinor) })}
        </Button>
      )}
      {at !== undefined && (
        <Button size="sm" onClick={() => control.remove(at)}>
          {t('remove', { number: String(at + 1) })}
        </Button>
      )}
    </div>
  );
}

type RefusalProps = { game: LotteryGame; control: SlipControl };

function RefusalAction({ game, error, control }: RefusalProps & { error: unknown }) {
  const t = useTranslations('lottery');
  const nav = useTranslations('nav');
  const code = error instanceof ApiError ? error.code : '';
  const { drawNow } = control;
  if (code === 'lottery.draw_closed' && drawNow)
    return (
      <Button size="sm" onClick={control.moveToDraw}>
        {t('slip.move', { number: drawNow.number })}
      </Button>
    );
  if (code === 'lottery.terms_changed')
    return (
      <Button size="sm" onClick={control.update}>
        {t('refusal.update')}
      </Button>
    );
  if (code === 'wallet.insufficient_funds')
    return (
      <Link to={paths.deposit()} className="font-semibold underline underline-offset-3">
        {nav('deposit')}
      </Link>
    );
  if (code.startsWith('protection.'))
    return (
      <Link to={paths.protection()} className="font-semibold underline underline-offset-3">
        {nav('protection')}
      </Link>
    );
  return error instanceof ApiError && code.startsWith('lottery.number') ? (
    <NumberActions {...{ game, error, control }} />
  ) : null;
}

/** What happened to the slip, and what can be done about it. */
export function Refusal({ game, control }: RefusalProps) {
  const t = useTranslations('lottery.slip');
  const refusalText = useRefusalText(game);
  const { trouble, slip, isPast, drawNow, isLocked } = control;
  if (trouble?.kind === 'refused')
    return (
      <Notice tone="bg-lose-soft text-lose" icon={<CircleAlert aria-hidden />}>
        <p>{refusalText(trouble.error)}</p>
        <RefusalAction error={trouble.error} {...{ game, control }} />
      </Notice>
    );
  if (trouble?.kind === 'waiting' || trouble?.kind === 'missing' || isLocked)
    return (
      <Notice tone="bg-warn-soft text-warn" icon={<CloudOff aria-hidden />}>
        <p>{trouble?.kind === 'waiting' ? t('waiting') : t('missing')}</p>
      </Notice>
    );
  if (!isPast || !drawNow) return null;
  return (
    <Notice tone="bg-warn-soft text-warn" icon={<CircleAlert aria-hidden />}>
      <p>{t('past', { number: slip.draw?.number ?? '' })}</p>
      <Button size="sm" onClick={control.moveToDraw}>
        {t('move', { number: drawNow.number })}
      </Button>
    </Notice>
  );
}
