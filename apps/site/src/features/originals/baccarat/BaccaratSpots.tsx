import type { BaccaratFacts, BaccaratSpot } from '@croupier/fairplay/games/baccarat.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useTranslations } from 'use-intl';
import { winningSpots } from '../../../shared/round-pictures/BaccaratPicture.tsx';
import { Chip } from '../spots/Chip.tsx';
import { useLongPress } from '../spots/use-long-press.ts';
import type { TableBets } from '../spots/use-table.ts';

/** In the order of the table. The first row holds the pairs and the tie. */
const ORDER: readonly BaccaratSpot[] = ['player_pair', 'tie', 'banker_pair', 'player', 'banker'];
const PAYS_E4: Readonly<Record<BaccaratSpot, number>> = {
  player: 20_000,
  banker: 19_500,
  tie: 100_000,
  player_pair: 128_000,
  banker_pair: 128_000,
};

type SpotProps = { spot: BaccaratSpot; table: TableBets; disabled: boolean; isWinning: boolean };

function Spot({ spot, table, disabled, isWinning }: SpotProps) {
  const t = useTranslations('tables.baccarat');
  const format = useFormat();
  const press = useLongPress();
  const amountMinor = table.placed.get(spot);
  const pays = format.multiplier(PAYS_E4[spot]);
  const name = `${t(spot)}, ${pays}`;
  return (
    <button
      type="button"
      className="baccarat-spot"
      data-spot={spot}
      data-won={isWinning ? '' : undefined}
      aria-disabled={disabled}
      aria-label={amountMinor === undefined ? name : `${name}: ${format.amount(amountMinor)}`}
      {...press(
        () => !disabled && table.place(spot),
        () => !disabled && table.remove(spot),
      )}
    >
      <span className="font-display text-sm font-bold wrap-anywhere sm:text-base">{t(spot)}</span>{' '}
      <span className="numeric text-xs opacity-75">{pays}</span>
      {amountMinor !== undefined && (
        <span className="baccarat-chip">
          <Chip key={String(amountMinor)} amountMinor={amountMinor} size="lg" className="chip-drop" />
        </span>
      )}
    </button>
  );
}

export type BaccaratSpotsProps = { table: TableBets; disabled: boolean; facts: BaccaratFacts | undefined };

/** The five places to bet on. Tap to place, long press or Delete to remove. */
export function BaccaratSpots({ table, disabled, facts }: BaccaratSpotsProps) {
  const t = useTranslations('tables.baccarat');
  const winning = facts ? winningSpots(facts) : [];
  return (
    <fieldset aria-label={t('spots')} className="baccarat-spots">
      {ORDER.map((spot) => (
        <Spot key={spot} {...{ spot, table, disabled }} isWinning={winning.includes(spot)} />
      ))}
    </fieldset>
  );
}
