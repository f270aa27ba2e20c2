import type { AnyList, ItemOf } from '@croupier/contract/lists/define-list.ts';
import { useTranslations } from 'use-intl';
import { useMerchants } from '../permissions/use-merchants.ts';
import { withColumns } from './list-address.ts';
import type { ListColumn, ListPageProps, RowId } from './list-types.ts';
import type { ListState } from './use-list-page.ts';
import type { useListSettings } from './use-list-settings.ts';

/** Rows of several merchants say whose they are. */
function useAllColumns<L extends AnyList>({
  columns,
  merchantCode,
}: Pick<ListPageProps<L>, 'columns' | 'merchantCode'>): ReadonlyArray<ListColumn<ItemOf<L>>> {
  const t = useTranslations('console.list');
  const { merchants, chosen, nameOf } = useMerchants();
  if (merchantCode !== undefined || merchants.length < 2 || chosen.length === 1) return columns;
  const merchant: ListColumn<ItemOf<L>> = {
    key: 'merchantCode',
    header: t('merchant'),
    className: 'whitespace-nowrap',
    cell: (item) => {
      const { merchantCode: code } = item as RowId;
      return code === '' ? t('platform') : nameOf(code);
    },
  };
  return [...columns.slice(0, 1), merchant, ...columns.slice(1)];
}

/** The columns of a list: those of the address, else those of the operator's settings, else the standard ones. */
export function useColumns<L extends AnyList>(
  props: Pick<ListPageProps<L>, 'columns' | 'merchantCode'>,
  state: ListState<L>,
  settings: ReturnType<typeof useListSettings>,
) {
  const all = useAllColumns(props);
  const standard = all.filter(({ isOptional }) => !isOptional).map(({ key }) => key);
  const chosen = (state.columns ?? settings.columns ?? standard).flatMap(
    (key) => all.find((column) => column.key === key) ?? [],
  );
  const [first] = all;
  return {
    all,
    visible: first ? [first, ...chosen.filter(({ key }) => key !== first.key)] : chosen,
    choose: (keys: readonly string[] | undefined): void => {
      settings.change({ columns: keys && [...keys] });
      state.go((before) => withColumns(before, keys), { replace: true });
    },
  };
}
