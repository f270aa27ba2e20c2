import { Table, type Column } from '@croupier/ui/data/Table.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { Ticket } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useOneMerchant } from '../../../shared/permissions/use-one-merchant.ts';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { soldLotteriesQuery, type SoldLottery } from '../lottery.queries.ts';
import { LotteryHeader } from '../LotteryHeader.tsx';
import { groupReturnBps } from './rules-form.ts';
import { GamePanel } from './GamePanel.tsx';
import { useSearchValues } from '../../../shared/use-search-values.ts';

const ONE = 10_000n;

function useColumns(onOpen: (gameCode: string) => void): Column<SoldLottery>[] {
  const t = useTranslations('console.lottery');
  const format = useConsoleFormat();
  const whole = (minor: bigint): string => format.number(minor / ONE);
  return [
    {
      key: 'name',
      header: t('lottery'),
      card: 'title',
      cell: ({ gameCode, name }) => (
        <button type="button" className="text-start" onClick={() => onOpen(gameCode)}>
          <span className="font-semibold text-brand-text underline underline-offset-2">{name}</span>
          <code className="block text-xs font-normal text-subtle">{gameCode}</code>
        </button>
      ),
    },
    {
      key: 'isOn',
      header: t('state'),
      card: 'aside',
      cell: ({ isOn }) => <Badge tone={isOn ? 'win' : 'neutral'}>{t(isOn ? 'onSale' : 'offSale')}</Badge>,
    },
    { key: 'mode', header: t('mode'), cell: ({ mode }) => mode, isWideOnly: true },
    {
      key: 'groups',
      header: t('groups'),
      cell: ({ rules: { minGroup, maxGroup } }) => (
        <span className="numeric">
          {minGroup}–{maxGroup}
        </span>
      ),
    },
    {
      key: 'return',
      header: t('returnToPlayer'),
      align: 'end',
      cell: ({ rules: { minGroup, maxGroup } }) =>
        `${format.bps(groupReturnBps(minGroup))} – ${format.bps(groupReturnBps(maxGroup))}`,
    },
    {
      key: 'maxBet',
      header: t('maxBet'),
      align: 'end',
      isWideOnly: true,
      cell: ({ rules }) => whole(rules.limits.maxBet),
    },
    {
      key: 'maxPayout',
      header: t('maxPayout'),
      align: 'end',
      cell: ({ rules }) => whole(rules.limits.maxPayout),
    },
  ];
}

/** What a merchant sells, and under which rules. */
export function RulesPage() {
  const t = useTranslations('console.lottery');
  const merchant = useOneMerchant('games.view');
  const merchantCode = merchant.current?.merchantCode ?? '';
  const [search, set] = useSearchValues();
  const games = useQuery(soldLotteriesQuery(merchantCode));
  const open = (gameCode: string | undefined): void => set({ game: gameCode });
  const columns = useColumns(open);
  const rows = games.data ?? [];
  const at = rows.findIndex(({ gameCode }) => gameCode === search.get('game'));
  const game = rows[at];
  const opening = (row: SoldLottery | undefined) => row && (() => open(row.gameCode));
  return (
    <>
      <LotteryHeader page="rules" merchant={merchant} />
      {games.isLoadingError ? (
        <QueryProblem query={games} />
      ) : (
        <Table
          caption={t('pages.rules')}
          columns={columns}
          rows={rows}
          rowKey={({ gameCode }) => gameCode}
          loading={games.isPending}
          empty={<EmptyState icon={<Ticket />} title={t('noLotteries')} text={t('noLotteriesText')} />}
        />
      )}
      {game && (
        <GamePanel
          key={game.gameCode}
          {...{ merchantCode, game }}
          onClose={() => open(undefined)}
          onNext={opening(rows[at + 1])}
          onPrevious={opening(rows[at - 1])}
        />
      )}
    </>
  );
}
