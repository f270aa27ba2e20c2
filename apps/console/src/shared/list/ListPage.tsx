import type { AnyList, ItemOf } from '@croupier/contract/lists/define-list.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { IconButton } from '@croupier/ui/buttons/IconButton.tsx';
import { sortBy } from '@croupier/web/lists/list-address.ts';
import { SortControl } from '@croupier/web/lists/SortControl.tsx';
import { clsx } from 'clsx';
import { Keyboard } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { paletteStore } from '../palette/palette-store.ts';
import { NewRows } from '../live/NewRows.tsx';
import { ViewsMenu } from '../views/ViewsMenu.tsx';
import { ColumnMenu } from './ColumnMenu.tsx';
import { ExportMenu } from './ExportMenu.tsx';
import { FilterBar } from './FilterBar.tsx';
import { withFilters, withOpen, withSort } from './list-address.ts';
import { ListEmpty, ListProblem } from './ListEmpty.tsx';
import { ListFooter } from './ListFooter.tsx';
import { ListTable } from './ListTable.tsx';
import type { ListPageProps, RowId } from './list-types.ts';
import { useColumns } from './use-columns.ts';
import { useListHelp } from './use-list-help.ts';
import { useListPage, type ListState } from './use-list-page.ts';
import { useListSettings } from './use-list-settings.ts';
import { useRowKeys } from './use-row-keys.ts';
import { rowKey, useSelection, type Selection } from './use-selection.ts';

type PanelProps<L extends AnyList> = {
  state: ListState<L>;
  renderPanel: NonNullable<ListPageProps<L>['renderPanel']>;
  rowPage: ListPageProps<L>['rowPage'];
};

function Panel<L extends AnyList>({ state, renderPanel, rowPage }: PanelProps<L>): ReactNode {
  const { open, go } = state;
  if (!open) return null;
  const items = state.items as ReadonlyArray<ItemOf<L> & RowId>;
  const at = items.findIndex((item) => rowKey(item) === rowKey(open));
  const opening = (row: RowId | undefined) =>
    at >= 0 && row ? () => go((search) => withOpen(search, row), { replace: true }) : undefined;
  return renderPanel({
    ...open,
    item: items[at],
    page: rowPage?.(open),
    onClose: () => go((search) => withOpen(search, undefined)),
    onNext: opening(items[at + 1]),
    onPrevious: opening(items[at - 1]),
  });
}

function SelectionBar<Item extends RowId>({
  selection,
  children,
}: {
  selection: Selection<Item>;
  children: ReactNode;
}) {
  const t = useTranslations('console.list');
  return (
    <section
      aria-label={t('selection')}
      className="flex flex-wrap items-center gap-2 rounded-card border border-brand-line bg-brand-soft px-4 py-2"
    >
      <span className="mr-auto text-sm font-semibold">
        {t('selected', { count: selection.items.length })}
      </span>
      {children}
      <Button variant="ghost" size="sm" onClick={selection.clear}>
        {t('clearSelection')}
      </Button>
    </section>
  );
}

type HeaderProps = { title: string; text: string | undefined; children: ReactNode };

const Header = ({ title, text, children }: HeaderProps) => (
  <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
    <div>
      <h1 className="text-2xl">{title}</h1>
      {text && <p className="mt-1 max-w-prose text-sm text-muted">{text}</p>}
    </div>
    <div className="flex flex-wrap items-center gap-2">{children}</div>
  </header>
);

type RowsProps<L extends AnyList> = Omit<ListPageProps<L>, 'columns'> & {
  state: ListState<L>;
  shown: ReturnType<typeof useColumns<L>>;
  selection: Selection<ItemOf<L> & RowId>;
  isDense: boolean;
  onFilter: () => void;
};

function Rows<L extends AnyList>(props: RowsProps<L>) {
  const { list, title, emptyText, renderPanel, renderBulkActs, rowPage } = props;
  const { state, shown, selection, isDense, onFilter } = props;
  const { page, search, go, open, sort, pages } = state;
  const items = state.items as ReadonlyArray<ItemOf<L> & RowId>;
  const rows = useRowKeys({
    items,
    open,
    onOpen: (item) => go((before) => withOpen(before, item), { replace: true }),
    onNextPage: pages.next,
    onPreviousPage: pages.previous,
    onFilter,
    onSelect: renderBulkActs && selection.toggle,
    onEscape: selection.clear,
  });
  if (page.isLoadingError) return <ListProblem state={state} />;
  return (
    <>
      <NewRows live={state.live} />
      {items.length > 0 && (
        <SortControl
          columns={shown.all.map((column) => ({ ...column, sortable: list.sorts.includes(column.key) }))}
          sort={sort}
          onSort={(next) => go((before) => withSort(list, before, next))}
        />
      )}
      <div ref={rows} className={clsx('transition-opacity', page.isPlaceholderData && 'opacity-50')}>
        <ListTable
          title={title}
          columns={shown.visible}
          items={items}
          isLoading={page.isPending}
          isDense={isDense}
          sort={sort}
          sorts={list.sorts}
          onSort={(key) => go((before) => withSort(list, before, sortBy(key, sort)))}
          open={open}
          openAddress={renderPanel && ((item) => `?${withOpen(search, item).toString()}`)}
          rowPage={rowPage}
          selection={renderBulkActs && selection}
          rowClass={state.live.rowClass}
          empty={<ListEmpty state={state} text={emptyText} />}
        />
      </div>
      {items.length > 0 && <ListFooter state={state} />}
    </>
  );
}

/**
 * Any list of the console. Its state is in the address, so that a link shows a colleague the same: filters, order,
 * page, columns and the open row.
 */
export function ListPage<L extends AnyList>(props: ListPageProps<L>) {
  const { list, merchantCode, title, text, lead, filters, rowPage, renderPanel, renderBulkActs, acts } =
    props;
  const t = useTranslations('console');
  const state = useListPage(props);
  const settings = useListSettings(list.id);
  const columns = useColumns(props, state, settings);
  const selection = useSelection<ItemOf<L> & RowId>(state.selectionKey);
  const [isFiltering, setFiltering] = useState(false);
  useListHelp({ hasSelection: renderBulkActs !== undefined });
  const file = { listId: list.id, query: state.exportQuery };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Header title={title} text={text}>
        {acts}
        {merchantCode === undefined && <ViewsMenu list={list.id} />}
        <ExportMenu request={merchantCode === undefined ? file : { ...file, merchantCode }} />
        <ColumnMenu
          columns={columns.all}
          visible={columns.visible.map(({ key }) => key)}
          density={settings.density}
          onDensity={(density) => settings.change({ density })}
          onColumns={columns.choose}
        />
        <IconButton
          size="sm"
          variant="secondary"
          label={t('palette.keys')}
          icon={<Keyboard />}
          className="max-sm:hidden"
          onClick={() => paletteStore.set('keys')}
        />
      </Header>
      {lead}
      <FilterBar
        list={list}
        controls={filters}
        filters={state.filters}
        isOpen={isFiltering}
        onOpenChange={setFiltering}
        onChange={(changes) => state.go((before) => withFilters(before, changes))}
      />
      {selection.items.length > 0 && renderBulkActs && (
        <SelectionBar selection={selection}>{renderBulkActs(selection.items, selection.clear)}</SelectionBar>
      )}
      <Rows
        {...props}
        {...{ state, selection }}
        shown={columns}
        isDense={settings.density === 'compact'}
        onFilter={() => setFiltering(true)}
      />
      {renderPanel && <Panel {...{ state, renderPanel, rowPage }} />}
    </div>
  );
}
