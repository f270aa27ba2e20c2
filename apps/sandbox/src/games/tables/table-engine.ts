import type { Engine, Host, RunningEngine } from '../host/host.types.ts';
import { momentAt, startRoundClock, type Moment } from '../host/round-clock.ts';
import type { CatalogueGame, Seat } from '../host/vendor.types.ts';
import { createDealers } from './dealers.ts';
import { createSettlement } from './settlement.ts';
import { smallestChip } from './chips.rules.ts';
import { MAX_STAKE, readStakes, stakesJson, totalOf, type Stakes } from './stakes.ts';
import { createTable, type Table } from './table.ts';
import type { TableRules } from './table.types.ts';

const HISTORY = 50;
const LOBBY_HISTORY = 12;

export const tableId = (game: Pick<CatalogueGame, 'vendor' | 'code'>): string =>
  `${game.vendor}/${game.code}`;

function startTables(rules: TableRules, host: Host): RunningEngine {
  const tables = new Map<string, Table>();
  const settlement = createSettlement(rules, host);
  const dealers = createDealers(host.catalogue);
  const moment = (): Moment => momentAt(rules.phases, host.now());
  const seedOf = (id: string, round: number): ReturnType<Host['seeds']['of']> => host.seeds.of(id, round);
  const resultOf = (id: string, round: number): ReturnType<TableRules['draw']> =>
    rules.draw(seedOf(id, round).numbers());

  const lobbies = new Map<string, { round: number; history: string[] }>();
  function historyOf(id: string, before: number, length: number): string[] {
    return Array.from({ length }, (_, index) => rules.outcome(resultOf(id, before - 1 - index)));
  }

  const roundMessage = (id: string, { round, phase, phaseEndsAt }: Moment) => ({
    type: 'phase',
    round,
    phase,
    /** Milliseconds left, because clocks of browsers differ. */
    left: Math.max(0, phaseEndsAt - host.now()),
    hash: seedOf(id, round).hash,
    ...(phase === 'deal' || phase === 'pay' ? { result: resultOf(id, round) } : {}),
    ...(phase === 'pay' ? { seed: seedOf(id, round).seed } : {}),
  });

  function sendOwnHistory(seat: Seat): void {
    const rows = host.units.listOf(seat.player.id, seat.game.code, HISTORY).map((unit) => ({
      id: unit.id,
      at: unit.openedAt,
      stake: settlement.text(unit.stake),
      payout: settlement.text(unit.payout),
      detail: unit.detail,
    }));
    seat.send({ type: 'results', rows });
  }

  async function lock(id: string, table: Table, round: number): Promise<void> {
    await Promise.all(
      table.takeStakes().map(async ({ seat, stakes }) => {
        const { accepted, reasons } = await settlement.place(seat, id, round, stakes);
        table.sendTo(seat.player.id, { type: 'accepted', round, stakes: stakesJson(accepted) });
        for (const reason of reasons) table.sendTo(seat.player.id, { type: 'refused', reason, code: reason });
      }),
    );
  }

  async function pay(id: string, table: Table | undefined, round: number): Promise<void> {
    const paid = await settlement.settle(id, round, resultOf(id, round));
    for (const [player, message] of paid) {
      table?.sendTo(player, { type: 'paid', round, ...message });
      for (const seat of table?.seatsOf(player) ?? []) sendOwnHistory(seat);
    }
  }

  const logged = (work: Promise<void>): void => {
    work.catch((error: unknown) => console.error(`vendors: ${rules.id}:`, error));
  };

  function onPhase(at: Moment): void {
    for (const [id, table] of tables) {
      table.broadcast(roundMessage(id, at));
      if (at.phase === 'bet') table.open();
      if (at.phase === 'lock') logged(lock(id, table, at.round));
      if (at.phase === 'pay') logged(pay(id, table, at.round));
      if (table.isEmpty() && at.phase === 'bet') tables.delete(id);
    }
  }
  const clock = startRoundClock({ phases: rules.phases, now: host.now, onPhase });

  return {
    enter: (seat) => {
      const id = tableId(seat.game);
      const table = tables.get(id) ?? createTable();
      tables.set(id, table);
      table.enter(seat);
      const at = moment();
      seat.send({
        type: 'table',
        min: settlement.text(smallestChip(seat.visit.currency)),
        max: settlement.text(MAX_STAKE),
        rtpBps: seat.game.rtpBps,
        history: historyOf(id, at.round, HISTORY),
        lastSeed: seedOf(id, at.round - 1).seed,
        own: stakesJson(table.stakesOf(seat.player.id)),
      });
      seat.send(roundMessage(id, at));
      sendOwnHistory(seat);
    },
    receive: (seat, message) => {
      const table = tables.get(tableId(seat.game));
      if (message['type'] !== 'stake' || !table) return;
      const stakes: Stakes | undefined = readStakes(message['stakes'], {
        isSpot: rules.isSpot,
        min: smallestChip(seat.visit.currency),
      });
      if (!stakes) return seat.send({ type: 'refused', reason: 'limit', code: 'stakes' });
      if (moment().phase !== 'bet') return seat.send({ type: 'refused', reason: 'late', code: 'late' });
      table.setStakes(seat, stakes);
      return seat.send({
        type: 'stakes',
        stakes: stakesJson(stakes),
        total: settlement.text(totalOf(stakes)),
      });
    },
    leave: (seat) => {
      tables.get(tableId(seat.game))?.leave(seat);
    },
    table: (game, currency) => {
      const id = tableId(game);
      const { round } = moment();
      const known = lobbies.get(id);
      const lobby = known?.round === round ? known : { round, history: historyOf(id, round, LOBBY_HISTORY) };
      lobbies.set(id, lobby);
      return {
        game: game.code,
        dealer: dealers.at(game, host.now()),
        players: tables.get(id)?.playerCount() ?? 0,
        min: smallestChip(currency),
        max: MAX_STAKE,
        history: lobby.history,
      };
    },
    recover: () => settlement.recover(resultOf),
    stop: () => clock.stop(),
  };
}

/** A table game: everybody bets on the same round, which is drawn when the bets are locked. */
export const tableEngine = (rules: TableRules): Engine => ({
  id: rules.id,
  plays: (game) => game.category === 'live' && game.themes[0] === rules.theme,
  script: `client/tables/${rules.id}.page.ts`,
  style: 'client/tables/tables.css',
  start: (host) => startTables(rules, host),
});
