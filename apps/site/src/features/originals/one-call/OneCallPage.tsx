import { useSession } from '@croupier/web/session/use-session.ts';
import { GameFrame } from '../GameFrame.tsx';
import { STAKE_KEYS, type KeyHelp } from '../hotkeys/key-help.ts';
import { OneCallPanel } from './OneCallPanel.tsx';
import { OneCallStage } from './OneCallStage.tsx';
import type { OneCallScreen } from './screen.ts';
import { useOneCallTable } from './use-one-call-table.ts';

function keysOf<Bet, Facts>({ keys, stakeOf }: OneCallScreen<Bet, Facts>): KeyHelp[] {
  const own = [
    { shown: 'Q', key: keys?.swap },
    { shown: 'W', key: keys?.less },
    { shown: 'E', key: keys?.more },
  ];
  return [
    { keys: 'Space', does: 'bet' },
    ...(stakeOf ? [] : STAKE_KEYS),
    ...own.flatMap(({ shown, key }) => (key ? [{ keys: shown, does: key.help }] : [])),
    { keys: 'Esc', does: 'stop' },
  ];
}

/** The page of a game whose round is one call. Another account starts with fresh state. */
export function OneCallPage<Bet, Facts>({ screen }: { screen: OneCallScreen<Bet, Facts> }) {
  return <Table key={useSession().token} screen={screen} />;
}

function Table<Bet, Facts>({ screen }: { screen: OneCallScreen<Bet, Facts> }) {
  const table = useOneCallTable(screen);
  return (
    <GameFrame
      game={screen.game}
      returns={screen.rules.returns}
      keys={keysOf(screen)}
      stage={<OneCallStage table={table} />}
      panel={<OneCallPanel table={table} />}
      payouts={screen.Payouts && <screen.Payouts bet={table.bet} />}
    />
  );
}
