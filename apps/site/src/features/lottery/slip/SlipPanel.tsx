import type { LotteryGame } from '@croupier/contract/games/lottery-play.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { Dices, ReceiptText, Repeat } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { balanceQuery } from '../../../shared/member/balance.queries.ts';
import { useExactAmount } from '../shared/amounts.ts';
import { CountdownRing } from '../shared/draws/CountdownRing.tsx';
import type { LotteryNames } from '../shared/names/lottery-names.ts';
import { Refusal, refusedBet } from './Refusal.tsx';
import { SlipRows } from './SlipRows.tsx';
import type { SlipControl, SlipRow } from './use-slip.ts';

const RANDOM_COUNTS = [1, 5, 10];

function RandomButtons({ onRandom, disabled }: { onRandom: (count: number) => void; disabled: boolean }) {
  const t = useTranslations('lottery.slip');
  return (
    <fieldset className="flex flex-wrap items-center gap-1.5">
      <legend className="sr-only">{t('random')}</legend>
      {RANDOM_COUNTS.map((count) => (
        <Button
          key={count}
          size="sm"
          icon={<Dices aria-hidden />}
          disabled={disabled}
          onClick={() => onRandom(count)}
        >
          {t('randomCount', { count: String(count) })}
        </Button>
      ))}
    </fieldset>
  );
}

function Totals({ control }: { control: SlipControl }) {
  const t = useTranslations('lottery.slip');
  const amount = useExactAmount();
  const format = useFormat();
  const { data: balance } = useQuery(balanceQuery);
  const { rows, sums } = control;
  const facts = [
    [t('bets'), format.number(rows.length)],
    [t('lines'), format.number(sums.lines)],
    [t('winUpTo'), amount(sums.mostMinor)],
    [t('balance'), balance ? format.amount(balance.amount) : '–'],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-1 text-sm">
      {facts.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-2">
          <dt className="text-muted">{label}</dt>
          <dd className="numeric font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export type SlipPanelProps = {
  game: LotteryGame;
  control: SlipControl;
  names: LotteryNames;
  onRandom: (count: number) => void;
  onEdit: (row: SlipRow, at: number) => void;
  onChase: () => void;
  onBought: () => void;
};

/** The slip: what is about to be bought for the draw on sale. */
export function SlipPanel({ game, control, names, onRandom, onEdit, onChase, onBought }: SlipPanelProps) {
  const t = useTranslations('lottery.slip');
  const amount = useExactAmount();
  const toast = useToast();
  const navigate = useNavigate();
  const { rows, sums, slip, isBuying, isLocked, isPast, trouble } = control;
  const stepMinor = game.units[0] ?? 10_000n;
  const buy = async (): Promise<void> => {
    const ticket = await control.buy();
    if (!ticket) return;
    toast.show({
      tone: 'win',
      title: t('bought', { number: ticket.drawNumber }),
      text: amount(ticket.stake),
      action: { label: t('open'), onPress: () => void navigate(paths.lotteryTicket(ticket.id)) },
    });
    onBought();
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      {game.draw && (
        <div className="flex items-center justify-between gap-3">
          <p className="text-sm text-muted">
            {t('forDraw')}{' '}
            <span className="numeric font-semibold text-text">{slip.draw?.number ?? game.draw.number}</span>
          </p>
          <CountdownRing opensAt={game.draw.opensAt} closesAt={game.draw.closesAt} />
        </div>
      )}
      <Refusal {...{ game, control }} />
      {rows.length === 0 ? (
        <EmptyState className="py-6!" icon={<ReceiptText />} title={t('empty')} text={t('emptyText')} />
      ) : (
        <SlipRows
          {...{ control, names, stepMinor, onEdit }}
          refused={trouble?.kind === 'refused' ? refusedBet(trouble.error) : undefined}
        />
      )}
      <RandomButtons onRandom={onRandom} disabled={isLocked} />
      {rows.length === 0 && slip.last.length > 0 && (
        <Button icon={<Repeat aria-hidden />} onClick={control.repeat}>
          {t('repeat', { count: slip.last.length })}
        </Button>
      )}
      {rows.length > 0 && (
        <>
          <Totals control={control} />
          <div className="grid grid-cols-[auto_1fr] gap-2">
            <Button size="lg" disabled={isLocked || isPast} onClick={onChase}>
              {t('chase')}
            </Button>
            <Button
              variant="primary"
              size="lg"
              loading={isBuying}
              disabled={!isLocked && (isPast || !game.draw)}
              onClick={() => void buy()}
            >
              {isLocked ? t('again') : t('buy', { amount: amount(sums.stakeMinor) })}
            </Button>
          </div>
          <Button variant="ghost" size="sm" disabled={isLocked} onClick={control.clear}>
            {t('clear')}
          </Button>
        </>
      )}
    </div>
  );
}
