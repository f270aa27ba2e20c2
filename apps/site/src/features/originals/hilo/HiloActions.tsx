import type { HiloBet, HiloGuess, HiloMove, HiloView } from '@croupier/fairplay/games/hilo.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { ArrowDown, ArrowUp, ChevronsRight, Equal } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { CashOutButton } from '../round-game/CashOutButton.tsx';
import type { RoundActionsProps } from '../round-game/round-screen.ts';

const ICONS = { higher: ArrowUp, lower: ArrowDown, same: Equal } as const;
const THIRTEENTH_PPM = 1_000_000 / 13;

/** Between ace and king, "higher" and "lower" include the same value. */
const nameOf = (guess: HiloGuess, isEdge: boolean) =>
  guess === 'same' || isEdge ? guess : (`${guess}OrSame` as const);

/** Each guess with its chance and the multiplier it leads to; skip and cash out. */
export function HiloActions({ round, onMove, isBusy }: RoundActionsProps<HiloBet, HiloMove, HiloView>) {
  const t = useTranslations('tables.hilo');
  const format = useFormat();
  const { choices, canSkip } = round.view;
  const isEdge = choices.some(({ guess }) => guess === 'same');
  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-2 gap-2">
        {choices.map(({ guess, thirteenths, multiplierE4 }) => {
          const Icon = ICONS[guess];
          return (
            <Button
              key={guess}
              aria-disabled={isBusy || undefined}
              className="h-auto! min-h-16 px-2! py-2 aria-disabled:opacity-100!"
              onClick={() => !isBusy && onMove(guess)}
            >
              <span className="grid justify-items-center gap-0.5 leading-tight">
                <span className="flex items-center gap-1.5 text-sm whitespace-normal">
                  <Icon
                    aria-hidden
                    className={
                      guess === 'higher' ? 'text-win' : guess === 'lower' ? 'text-lose' : 'text-info'
                    }
                  />
                  {t(`guess.${nameOf(guess, isEdge)}`)}
                </span>
                <span className="numeric text-xs font-medium text-muted">
                  {format.ppm(Math.round(thirteenths * THIRTEENTH_PPM))} ·{' '}
                  <b className="text-win">{format.multiplier(multiplierE4)}</b>
                </span>
              </span>
            </Button>
          );
        })}
      </div>
      <div className="flex gap-2">
        <CashOutButton
          payoutMinor={round.payout}
          emptyText={t('pick')}
          isBusy={isBusy}
          onCashOut={() => onMove('cash_out')}
        />
        <Button
          size="lg"
          icon={<ChevronsRight aria-hidden />}
          disabled={!canSkip}
          aria-disabled={isBusy || undefined}
          className="px-4! aria-disabled:opacity-100!"
          onClick={() => !isBusy && onMove('skip')}
        >
          {t('skip')}
        </Button>
      </div>
    </div>
  );
}
