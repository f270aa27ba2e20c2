import type { GameMenu } from '@croupier/contract/games/catalogue.ts';
import { Checkbox } from '@croupier/ui/fields/Checkbox.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useTranslations } from 'use-intl';
import type { ListCategory } from '../game-lists.queries.ts';
import { useVendors } from '../game.queries.ts';

export type StudioChoicesProps = {
  category: ListCategory;
  vendors: GameMenu['vendors'];
  codes: readonly string[];
  onChange: (codes: readonly string[]) => void;
};

/** The studios of a list with their numbers of games in it, in the order of the menu. */
export function StudioChoices({ category, vendors, codes, onChange }: StudioChoicesProps) {
  const t = useTranslations('games');
  const format = useFormat();
  const counts = useVendors()
    .data?.filter(({ gameCategory }) => category === 'ALL' || gameCategory === category)
    .flatMap((kind) => kind.vendors);
  const label = ({ code, name, state }: GameMenu['vendors'][number]) => {
    const games = counts?.reduce((sum, one) => sum + (one.code === code ? one.games : 0), 0);
    return (
      <>
        {state === 'up' && name}
        {state === 'slow' && t('vendorSlow', { name })}
        {state === 'maintenance' && t('vendorMaintenance', { name })}
        {games !== undefined && (
          <>
            <span aria-hidden className="numeric ml-1.5 text-xs text-subtle">
              {format.number(games)}
            </span>
            <span className="sr-only">{t('centreGames', { count: games })}</span>
          </>
        )}
      </>
    );
  };
  const toggle = (toggled: string): void =>
    onChange(
      vendors
        .map(({ code }) => code)
        .filter((code) => (code === toggled ? !codes.includes(code) : codes.includes(code))),
    );
  return (
    <ul className="grid gap-x-4 sm:grid-cols-2">
      {vendors.map((vendor) => (
        <li key={vendor.code}>
          <Checkbox
            label={label(vendor)}
            checked={codes.includes(vendor.code)}
            onChange={() => toggle(vendor.code)}
          />
        </li>
      ))}
    </ul>
  );
}
