import { GAME_CATEGORIES } from '@croupier/contract/games/catalogue.ts';
import { GAME_REACHES, type ControlledVendor } from '@croupier/contract/games/game-control.ts';
import { Select } from '@croupier/ui/fields/Select.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { Search } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { useGameFilters } from './use-game-filters.ts';

/** Search and filters over the games. */
export function GameFilterBar({
  control: { filters, set },
  vendors,
}: {
  control: ReturnType<typeof useGameFilters>;
  vendors: readonly Pick<ControlledVendor, 'id' | 'name'>[];
}) {
  const t = useTranslations('console.games');
  const any = { value: '', label: t('any') };
  return (
    <search className="mb-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <TextField
        type="search"
        label={t('search')}
        prefix={<Search aria-hidden />}
        defaultValue={filters.q ?? ''}
        onChange={({ target }) => set('q', target.value)}
      />
      <Select
        label={t('category')}
        value={filters.category ?? ''}
        options={[any, ...GAME_CATEGORIES.map((value) => ({ value, label: t(`categories.${value}`) }))]}
        onChange={({ target }) => set('category', target.value)}
      />
      <Select
        label={t('vendor')}
        value={filters.vendorId ?? ''}
        options={[any, ...vendors.map(({ id, name }) => ({ value: id, label: name }))]}
        onChange={({ target }) => set('vendor', target.value)}
      />
      <Select
        label={t('forPlayers')}
        value={filters.reach ?? ''}
        options={[any, ...GAME_REACHES.map((value) => ({ value, label: t(`reach.${value}`) }))]}
        onChange={({ target }) => set('reach', target.value)}
      />
    </search>
  );
}
