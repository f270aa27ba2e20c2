import type { LotteryGame } from '@croupier/contract/games/lottery-play.ts';
import type { LobbyLottery } from '@croupier/contract/games/lottery-draws.ts';
import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { ApiError } from '@croupier/contract/client.ts';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { Dialog } from '@croupier/ui/overlays/Dialog.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { Ticket } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { useMedia } from '../../../shared/browser/use-media.ts';
import { PageTitle } from '../../../shared/page/PageTitle.tsx';
import { ChaseDialog } from '../chase/ChaseDialog.tsx';
import { familyOfCatalogue } from '../shared/names/family-names.ts';
import { useLotteryNames } from '../shared/names/use-lottery-names.ts';
import { randomPick, secureRandom } from '../slip/random-pick.ts';
import { SlipPanel } from '../slip/SlipPanel.tsx';
import { useSlip, type SlipRow } from '../slip/use-slip.ts';
import { DrawHeader } from './DrawHeader.tsx';
import { PlayChips } from './PlayChips.tsx';
import { PlayPanel } from './PlayPanel.tsx';
import { StakeBar } from './StakeBar.tsx';
import { RoomPanel } from './room/RoomPanel.tsx';
import type { ShortEntries } from './text/short-entry.ts';
import { useBetting } from './use-betting.ts';
import { useLotteryGame, type WaitingDraw } from './use-lottery-game.ts';
import { draftOfPick } from './draft.ts';

const WIDE = '(min-width: 64rem)';

type TableProps = {
  game: LotteryGame;
  opened: ReadonlyArray<NonNullable<LobbyLottery['last']>> | undefined;
  waiting: WaitingDraw | undefined;
};

/** Everything around the slip that the page keeps: which sheet is open, and how bets get onto it. */
function useTable({ game }: Pick<TableProps, 'game'>) {
  const betting = useBetting(game);
  const control = useSlip(game, betting.plays);
  const [sheet, setSheet] = useState<'slip' | 'chase'>();
  const { current, bet, draft } = betting;
  return {
    betting,
    control,
    sheet,
    setSheet,
    add: (): void => {
      if (!bet || !current || !draft) return;
      control.add([bet]);
      betting.changeDraft(() => ({ zones: current.play.zones.map(() => []), text: '' }));
    },
    addRandom: (count: number): void => {
      if (!current) return;
      const picks = Array.from({ length: count }, () => randomPick(current.play, secureRandom));
      control.add(picks.flatMap((pick) => (pick === undefined ? [] : betting.askFor(current, pick))));
    },
    addShort: ({ bets }: ShortEntries): void =>
      control.add(
        bets.flatMap(({ play, pick, line }) => {
          const offered = betting.plays.find((one) => one.play.code === play);
          return offered ? betting.askFor(offered, pick, line) : [];
        }),
      ),
    edit: ({ bet: { play, pick }, offered }: SlipRow, at: number): void => {
      betting.restore(play, draftOfPick(offered.play, pick));
      control.remove(at);
      setSheet(undefined);
    },
  };
}

function BettingTable({ game, opened, waiting }: TableProps) {
  const t = useTranslations('lottery');
  const common = useTranslations('common');
  const names = useLotteryNames(familyOfCatalogue(game.catalogue));
  const results = useMemo(() => opened?.map(({ numbers }) => numbers) ?? [], [opened]);
  const { betting, control, sheet, setSheet, add, addRandom, addShort, edit } = useTable({ game });
  const isWide = useMedia(WIDE);
  const { current } = betting;
  const slip = (
    <SlipPanel
      {...{ game, control, names }}
      onRandom={addRandom}
      onEdit={edit}
      onChase={() => setSheet('chase')}
      onBought={() => setSheet(undefined)}
    />
  );
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid min-w-0 grid-cols-1 gap-3">
        <DrawHeader {...{ game, opened, waiting }} />
        {current && (
          <>
            <PlayChips {...{ names, current }} plays={betting.plays} onChoose={betting.choosePlay} />
            <PlayPanel {...{ game, betting, names, results }} onAddShort={addShort} />
            <StakeBar
              {...{ game, betting, names }}
              slipCount={control.rows.length}
              isLocked={control.isLocked}
              onAdd={add}
              onRandom={() => addRandom(1)}
              onSlip={isWide ? undefined : () => setSheet('slip')}
            />
          </>
        )}
        <RoomPanel gameCode={game.gameCode} />
      </div>
      {isWide && (
        <Card className="sticky top-[calc(var(--header-height)+1rem)] max-h-[calc(100dvh-var(--header-height)-2rem)] overflow-y-auto">
          <h2 className="mb-3 text-xl">{t('slip.title')}</h2>
          {slip}
        </Card>
      )}
      <Dialog
        open={!isWide && sheet === 'slip'}
        onOpenChange={(open) => setSheet(open ? 'slip' : undefined)}
        title={t('slip.title')}
        closeLabel={common('close')}
      >
        {slip}
      </Dialog>
      {sheet === 'chase' && (
        <ChaseDialog
          game={game}
          rows={control.rows}
          onClose={() => setSheet(undefined)}
          onStarted={() => {
            control.clear();
            setSheet(undefined);
          }}
        />
      )}
    </div>
  );
}

const Waiting = () => (
  <div className="grid gap-3">
    <Skeleton className="h-44 rounded-card!" />
    <Skeleton className="h-10" />
    <Skeleton className="h-64 rounded-card!" />
  </div>
);

/** The betting page of one lottery, of whichever family. */
export function BettingPage({ gameCode }: { gameCode: string }) {
  const t = useTranslations('lottery');
  const { game, opened, waiting } = useLotteryGame(gameCode);
  if (game.data)
    return (
      <>
        <PageTitle>{game.data.name}</PageTitle>
        <BettingTable game={game.data} opened={opened.data} waiting={waiting} />
      </>
    );
  if (game.error instanceof ApiError && game.error.code === 'lottery.not_found')
    return (
      <EmptyState
        icon={<Ticket />}
        title={t('unknown')}
        action={
          <Link to={paths.lottery()} className={buttonClass({ variant: 'primary' })}>
            {t('bet.lobby')}
          </Link>
        }
      />
    );
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      {game.error ? <QueryProblem query={game} /> : <Waiting />}
    </>
  );
}
