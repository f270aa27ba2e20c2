import { MAX_POSITION, type ControlledGame } from '@croupier/contract/games/game-control.ts';
import { Pagination } from '@croupier/ui/data/Pagination.tsx';
import { Table, type Column } from '@croupier/ui/data/Table.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { Gamepad2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActButton } from '../../../shared/act/ActButton.tsx';
import { call } from '../../../shared/call.ts';
import { useOneMerchant } from '../../../shared/permissions/use-one-merchant.ts';
import { usePermissions } from '../../../shared/permissions/use-permissions.ts';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { ReachBadge } from '../closing/ReachBadge.tsx';
import { StopButton } from '../closing/StopButton.tsx';
import { GamesHeader } from '../GamesHeader.tsx';
import { gamesQuery, returnsQuery, vendorsQuery } from '../games.queries.ts';
import { PositionControl } from '../PositionControl.tsx';
import { usePlace } from '../use-place.ts';
import { GameDialog } from './GameDialog.tsx';
import { GameFilterBar } from './GameFilterBar.tsx';
import { useGameFilters } from './use-game-filters.ts';

const PAGE_SIZE = 50;

function Acts({ game, merchantCode }: { game: ControlledGame; merchantCode: string }) {
  const t = useTranslations('console.games');
  const [isOpen, setOpen] = useState(false);
  const params = { merchantCode, gameId: game.id };
  return (
    <span className="flex flex-wrap justify-end gap-1.5">
      <ActButton
        permission="games.manage"
        merchantCode={merchantCode}
        label={t('change')}
        onPress={() => setOpen(true)}
      />
      <StopButton
        name={game.name}
        merchantCode={merchantCode}
        isStopped={game.stoppedAt !== null}
        stop={(notice) => call('gameControl.stopGame', { params, body: { notice } })}
        start={() => call('gameControl.startGame', { params })}
      />
      {isOpen && <GameDialog {...{ game, merchantCode }} onClose={() => setOpen(false)} />}
    </span>
  );
}

/** Return by the rules, and for in-house games what was paid so far. */
function Returns({ game, merchantCode }: { game: ControlledGame; merchantCode: string }) {
  const t = useTranslations('console.games');
  const format = useConsoleFormat();
  const returns = useQuery({ ...returnsQuery(merchantCode), enabled: game.vendor.inHouse });
  const own = returns.data?.find(({ gameId }) => gameId === game.id);
  return (
    <>
      {game.rtpBps === null ? '—' : format.bps(game.rtpBps)}
      {own && own.paidPpm !== null && (
        <span className="block text-xs text-subtle">
          {t('paidReturn', { rate: format.ppm(own.paidPpm), count: own.rounds })}
        </span>
      )}
    </>
  );
}

function useColumns(merchantCode: string): Column<ControlledGame>[] {
  const t = useTranslations('console.games');
  const { may } = usePermissions();
  const place = usePlace(
    ({ gameId, position }: { gameId: string; position: number | null }) =>
      call('gameControl.placeGame', { params: { merchantCode, gameId }, body: { position } }),
    'gameControl.games',
  );
  return [
    {
      key: 'name',
      header: t('game'),
      card: 'title',
      cell: ({ name, vendor, hot }) => (
        <>
          <span className="flex flex-wrap items-center gap-2">
            {name}
            {hot && <Badge tone="accent">{t('hot')}</Badge>}
          </span>
          <span className="block text-xs font-normal text-subtle">{vendor.name}</span>
        </>
      ),
    },
    { key: 'category', header: t('category'), cell: ({ category }) => t(`categories.${category}`) },
    {
      key: 'reach',
      header: t('forPlayers'),
      card: 'aside',
      cell: ({ reach }) => <ReachBadge reach={reach} />,
    },
    {
      key: 'position',
      header: t('position'),
      cell: ({ id, name, position }) => (
        <PositionControl
          name={name}
          position={position}
          last={MAX_POSITION}
          isOptional
          disabled={!may('games.manage', merchantCode)}
          onPlace={(next) => {
            if (!place.isPending) place.mutate({ gameId: id, position: next });
          }}
        />
      ),
    },
    {
      key: 'rtp',
      header: t('rtp'),
      align: 'end',
      cell: (game) => <Returns {...{ game, merchantCode }} />,
    },
    { key: 'acts', header: t('acts'), align: 'end', cell: (game) => <Acts {...{ game, merchantCode }} /> },
  ];
}

function GameTable({ merchantCode }: { merchantCode: string }) {
  const t = useTranslations('console.games');
  const control = useGameFilters();
  const { pageNum, ...filters } = control.filters;
  const games = useQuery(gamesQuery(merchantCode, { ...filters, pageNum, pageSize: PAGE_SIZE }));
  const vendors = useQuery(vendorsQuery(merchantCode));
  const columns = useColumns(merchantCode);
  return (
    <>
      <GameFilterBar control={control} vendors={vendors.data ?? []} />
      {games.isLoadingError ? (
        <QueryProblem query={games} />
      ) : (
        <Table
          caption={t('pages.catalogue')}
          columns={columns}
          rows={games.data?.items ?? []}
          rowKey={({ id }) => id}
          loading={games.isPending}
          empty={<EmptyState icon={<Gamepad2 />} title={t('noGames')} text={t('noGamesText')} />}
        />
      )}
      {games.data && (
        <p className="mt-3 text-sm text-subtle" aria-live="polite">
          {t('count', { count: games.data.totalItems })}
        </p>
      )}
      <Pagination
        className="mt-4"
        page={pageNum}
        pageCount={games.data?.totalPages ?? 1}
        onPageChange={(page) => control.set('page', String(page))}
        labels={{
          navigation: t('paging.label'),
          previous: t('paging.previous'),
          next: t('paging.next'),
          page: (page) => t('paging.page', { page: String(page) }),
        }}
      />
    </>
  );
}

/** The games of one merchant: what players get, order, and the kill switch. */
export function GamesPage() {
  const merchant = useOneMerchant('games.view');
  return (
    <>
      <GamesHeader page="catalogue" merchant={merchant} />
      {merchant.current && (
        <GameTable key={merchant.current.merchantCode} merchantCode={merchant.current.merchantCode} />
      )}
    </>
  );
}
