import { roundList, type RoundItem } from '@croupier/contract/games/round-list.ts';
import { ROUND_STATES } from '@croupier/contract/games/rounds.ts';
import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useState } from 'react';
import { paths } from '../../../paths.ts';
import { call } from '../../../shared/call.ts';
import { DetailPanel } from '../../../shared/detail/DetailPanel.tsx';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import type { ListColumn, OpenRow } from '../../../shared/list/list-types.ts';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { useTitle } from '../../../shared/use-title.ts';
import { GamesNav } from '../GamesHeader.tsx';
import { RoundOf } from './RoundPage.tsx';
import { ROUND_TONES } from './round-words.ts';

const LATE_MILLISECONDS = 48 * 60 * 60_000;

function useColumns(): ListColumn<RoundItem>[] {
  const t = useTranslations('console.games');
  const format = useConsoleFormat();
  return [
    {
      key: 'openedAt',
      header: t('round.opened'),
      cell: ({ openedAt }) => format.instant(openedAt),
      className: 'whitespace-nowrap',
    },
    { key: 'account', header: t('member'), cell: ({ account, memberId }) => account || memberId },
    {
      key: 'game',
      header: t('game'),
      cell: ({ gameName, vendor }) => (
        <>
          {gameName}
          <span className="block text-xs text-subtle">{vendor}</span>
        </>
      ),
    },
    {
      key: 'state',
      header: t('state'),
      card: 'aside',
      cell: ({ state }) => <Badge tone={ROUND_TONES[state]}>{t(`round.states.${state}`)}</Badge>,
    },
    {
      key: 'stake',
      header: t('stake'),
      align: 'end',
      cell: ({ stake, currency }) => format.amount(stake, currency),
    },
    {
      key: 'payout',
      header: t('round.payout'),
      align: 'end',
      cell: ({ payout, currency }) => format.amount(payout, currency),
    },
    {
      key: 'settledAt',
      header: t('round.settled'),
      isOptional: true,
      cell: ({ settledAt }) => (settledAt ? format.instant(settledAt) : '—'),
    },
    {
      key: 'id',
      header: t('round.id'),
      cell: ({ id }) => <code className="text-xs">{id}</code>,
      isOptional: true,
    },
  ];
}

function RoundPanel({ open }: { open: OpenRow<RoundItem> }) {
  const t = useTranslations('console.games.round');
  const { id, merchantCode, item, onClose } = open;
  return (
    <DetailPanel title={item?.gameName ?? t('title')} page={paths.round(merchantCode, id)} onClose={onClose}>
      <RoundOf {...{ merchantCode, id }} frame="panel" />
    </DetailPanel>
  );
}

/** Rounds that have been open for so long that something is wrong with them. */
function LateLink() {
  const t = useTranslations('console.games.round');
  const [until] = useState(() => new Date(Date.now() - LATE_MILLISECONDS).toISOString());
  const search = new URLSearchParams({ state: 'open', openedUntil: until, sort: 'openedAt' });
  return (
    <Link to={`${paths.rounds()}?${search.toString()}`} className={buttonClass({ size: 'sm' })}>
      {t('late')}
    </Link>
  );
}

/** All rounds, with the record of each as it was played. */
export function RoundsPage() {
  const t = useTranslations('console.games');
  useTitle(t('pages.rounds'));
  return (
    <>
      <GamesNav />
      <ListPage
        list={roundList}
        title={t('pages.rounds')}
        text={t('texts.rounds')}
        load={(query, signal) => call('roundList.list', { query }, { signal })}
        columns={useColumns()}
        filters={[
          { kind: 'text', name: 'account', label: t('member') },
          { kind: 'text', name: 'id', label: t('round.id') },
          { kind: 'text', name: 'gameId', label: t('round.gameId') },
          { kind: 'text', name: 'vendor', label: t('round.vendorCode') },
          {
            kind: 'choice',
            name: 'state',
            label: t('state'),
            options: ROUND_STATES.map((value) => ({ value, label: t(`round.states.${value}`) })),
          },
          { kind: 'period', from: 'openedFrom', until: 'openedUntil', label: t('round.opened') },
        ]}
        rowPage={({ merchantCode, id }) => paths.round(merchantCode, id)}
        renderPanel={(open) => <RoundPanel open={open} />}
        acts={<LateLink />}
        emptyText={t('round.none')}
      />
    </>
  );
}
