import type { ContentItem } from '@croupier/contract/engagement/content-items.ts';
import { IconButton } from '@croupier/ui/buttons/IconButton.tsx';
import type { Column } from '@croupier/ui/data/Table.tsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { useConsoleFormat } from '../../shared/use-console-format.ts';
import { moved } from './content-state.ts';
import { ContentStates, LanguageGaps } from './ContentStates.tsx';

/** Where an item is shown, and to whom. */
function Place({ item }: { item: ContentItem }) {
  const t = useTranslations('console.content');
  const { groupName, category, audience, slug, section } = item;
  const place = [
    groupName && t(`group.${groupName}`),
    category && t(`category.${category}`),
    section,
    slug && `#${slug}`,
  ].filter(Boolean);
  return (
    <>
      {place.length > 0 && <span className="block">{place.join(' · ')}</span>}
      {audience !== 'all' && <span className="block text-xs text-subtle">{t(`audience.${audience}`)}</span>}
    </>
  );
}

function Period({ item: { from, until } }: { item: ContentItem }) {
  const t = useTranslations('console.content');
  const format = useConsoleFormat();
  return (
    <span className="text-xs text-muted">
      {from && <span className="block">{t('fromTime', { when: format.instant(from) })}</span>}
      {until && <span className="block">{t('untilTime', { when: format.instant(until) })}</span>}
    </span>
  );
}

type MoveProps = {
  item: ContentItem;
  ids: readonly string[];
  onMove: (ids: string[]) => void;
  busy: boolean;
};

function Move({ item, ids, onMove, busy }: MoveProps) {
  const t = useTranslations('console.content');
  const button = (step: 1 | -1, label: string, icon: ReactNode) => {
    const order = moved(ids, item.id, step);
    return (
      <IconButton
        size="sm"
        label={label}
        icon={icon}
        disabled={!order || busy}
        onClick={() => order && onMove(order)}
      />
    );
  };
  return (
    <span className="inline-flex">
      {button(-1, t('moveUp', { title: item.title }), <ArrowUp />)}
      {button(1, t('moveDown', { title: item.title }), <ArrowDown />)}
    </span>
  );
}

export type ContentColumnsOptions = {
  merchantCode: string;
  /** The ids of all rows in their order. */
  ids: readonly string[];
  isMoving: boolean;
  /** Saves another order; undefined where there is none to change. */
  onMove: ((ids: string[]) => void) | undefined;
};

/** The columns of a list of items. */
export function useContentColumns(options: ContentColumnsOptions): Column<ContentItem>[] {
  const { merchantCode, ids, isMoving, onMove } = options;
  const t = useTranslations('console.content');
  const format = useConsoleFormat();
  return [
    {
      key: 'title',
      header: t('column.title'),
      card: 'title',
      cell: (item) => (
        <Link to={paths.contentItem(merchantCode, item.id)} className="font-semibold wrap-anywhere">
          {item.title || t('untitled')}
        </Link>
      ),
    },
    {
      key: 'state',
      header: t('column.state'),
      card: 'aside',
      cell: (item) => <ContentStates item={item} />,
    },
    { key: 'place', header: t('column.place'), cell: (item) => <Place item={item} /> },
    { key: 'period', header: t('column.period'), cell: (item) => <Period item={item} /> },
    { key: 'gaps', header: t('column.gaps'), cell: ({ gaps }) => <LanguageGaps gaps={gaps} /> },
    {
      key: 'changed',
      header: t('column.changed'),
      cell: ({ changedAt, changedBy }) => (
        <span className="text-xs text-muted">
          {format.instant(changedAt)}
          <span className="block text-subtle">{changedBy ?? t('withProgram')}</span>
        </span>
      ),
    },
    ...(onMove
      ? [
          {
            key: 'order',
            header: t('column.order'),
            cell: (item: ContentItem) => <Move item={item} ids={ids} busy={isMoving} onMove={onMove} />,
          },
        ]
      : []),
  ];
}
