import { useSession } from '@croupier/web/session/use-session.ts';
import { GameFrame } from '../GameFrame.tsx';
import { STAKE_KEYS } from '../hotkeys/key-help.ts';
import { RoundPanel } from './RoundPanel.tsx';
import { RoundStage } from './RoundStage.tsx';
import type { RoundScreen } from './round-screen.ts';
import { useRoundTable } from './use-round-table.ts';

/** The page of a game whose round takes several calls. Another account starts with fresh state. */
export function RoundPage<Bet, Move, View>({ screen }: { screen: RoundScreen<Bet, Move, View> }) {
  return <Table key={useSession().token} screen={screen} />;
}

function Table<Bet, Move, View>({ screen }: { screen: RoundScreen<Bet, Move, View> }) {
  const table = useRoundTable(screen);
  return (
    <GameFrame
      game={screen.game}
      returns={screen.returns}
      keys={[{ keys: 'Space', does: 'betMines' }, ...STAKE_KEYS, ...screen.keyHelp]}
      stage={<RoundStage table={table} />}
      panel={<RoundPanel table={table} />}
      payouts={screen.Payouts && <screen.Payouts bet={table.bet} />}
    />
  );
}
