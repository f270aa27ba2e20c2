import { randomUUID } from 'node:crypto';
import { post } from '../../outgoing-post.ts';
import type { Accounting } from './accounting.ts';
import type { Calls, NewCall } from './calls.ts';
import type {
  Json,
  Order,
  Outcome,
  ProtocolId,
  Question,
  Seat,
  Visit,
  WalletProtocol,
} from './vendor.types.ts';
import type { LocalBook } from './local-book.ts';
import type { Operators } from './operators.ts';
import type { Outbox } from './outbox.ts';
import type { Players } from './players.ts';
import type { Store } from './store.ts';
import type { Unit, Units } from './units.ts';
import type { VendorFaults } from './vendor-faults.ts';

type Bet = {
  seat: Pick<Seat, 'visit' | 'player' | 'operator' | 'game'>;
  engine: string;
  /** A new unit, or one that has a bet already. */
  unit: string;
  /** The vendor's id of the round, table or match. */
  reference: string;
  amount: bigint;
  /** Kept with the unit: what settles it after a restart. */
  unitDetail: Json;
  /** Sent with the bet. */
  detail?: Json;
  freeReward?: string;
  closes?: boolean;
};
export type BetResult = { bet: string; outcome: Outcome };
type Win = {
  unit: string;
  amount: bigint;
  /** Settles the unit. */
  final: boolean;
  /** The part of the stake that counts for bonuses; all of it if left out. */
  validBet?: bigint;
  detail?: Json;
  /** The bet that it answers; without it the last accepted one. */
  bet?: string;
  freeReward?: string;
};
type Salvo = Bet & { win: { amount: bigint; validBet?: bigint; detail?: Json } };

type Parts = {
  store: Store;
  calls: Calls;
  units: Units;
  accounting: Accounting;
  outbox: Outbox;
  players: Players;
  operators: Operators;
  localBook: LocalBook;
  protocols: Readonly<Record<ProtocolId, WalletProtocol>>;
  faults: VendorFaults;
  now: () => number;
  /** Told of every balance that the operator reports. */
  onBalance: (player: string, visit: string, balance: bigint) => void;
};

/** Every protocol accepts UUIDs as ids of transactions. */
const newId = (): string => randomUUID();

/** What an order does to a balance that is kept here. */
function changeOf(order: Order): bigint {
  if (order.kind === 'bet') return order.freeReward ? 0n : -order.amount;
  if (order.kind === 'win' || order.kind === 'promo' || order.kind === 'cancel') return order.amount;
  if (order.kind === 'correct') return order.payout - order.previous;
  return 0n;
}

/** The money of players, which their operators keep; that of demos and of transfer wallets is kept here. */
export function createWallet(parts: Parts) {
  const {
    store,
    calls,
    units,
    accounting,
    outbox,
    players,
    operators,
    localBook,
    protocols,
    faults,
    now,
    onBalance,
  } = parts;

  const report = (unit: Pick<Unit, 'player' | 'visit'>, outcome: Outcome): Outcome => {
    if (outcome.kind !== 'unknown' && outcome.balance !== null)
      onBalance(unit.player, unit.visit, outcome.balance);
    return outcome;
  };

  const visitOf = (unit: Pick<Unit, 'visit'>): Visit => {
    const visit = players.findVisit(unit.visit);
    if (!visit) throw new Error(`no visit ${unit.visit}`);
    return visit;
  };

  const addressed = (unit: Unit, id: string, order: Order): NewCall => ({
    id,
    operator: unit.operator,
    player: unit.player,
    visit: unit.visit,
    unit: unit.id,
    game: unit.game,
    reference: unit.reference,
    order,
  });

  function openUnit({ seat, engine, unit, reference, unitDetail }: Bet): Unit {
    units.open({
      id: unit,
      engine,
      operator: seat.operator.id,
      player: seat.player.id,
      visit: seat.visit.id,
      game: seat.game.code,
      reference,
      detail: unitDetail,
    });
    return units.get(unit);
  }

  /** Books orders of a balance that is kept here; demos leave no calls. All of them or none. */
  function bookHere(unit: Unit, visit: Visit, orders: ReadonlyArray<{ id: string; order: Order }>): Outcome {
    const total = orders.reduce((sum, { order }) => sum + changeOf(order), 0n);
    const stake = changeOf(orders[0]?.order ?? { kind: 'rollback', bet: '' });
    const outcome = stake < 0n ? localBook.book(visit, stake) : localBook.book(visit, total);
    if (outcome.kind === 'done' && stake < 0n && total !== stake) {
      const won = localBook.book(visit, total - stake);
      return finishHere(unit, visit, orders, won);
    }
    return finishHere(unit, visit, orders, outcome);
  }

  function finishHere(
    unit: Unit,
    visit: Visit,
    orders: ReadonlyArray<{ id: string; order: Order }>,
    outcome: Outcome,
  ): Outcome {
    for (const { id, order } of orders) {
      const call = {
        ...addressed(unit, id, order),
        state: 'done' as const,
        attempts: 1,
        outcome,
        createdAt: now(),
      };
      if (!visit.isDemo) {
        calls.add(call);
        calls.finish(id, outcome.kind === 'done' ? 'done' : 'refused', outcome);
      }
      accounting.onFinished(call, outcome);
    }
    return outcome;
  }

  const betOf = (unit: string): string =>
    calls.listOfUnit(unit).findLast(({ order, state }) => order.kind === 'bet' && state === 'done')?.id ?? '';

  /** Writes the call together with what it means for the unit, then sends it. */
  async function send(unit: Unit, order: Order, effect: () => void): Promise<Outcome> {
    const [id, visit] = [newId(), visitOf(unit)];
    if (localBook.holds(visit))
      return report(
        unit,
        store.transaction(() => {
          effect();
          return bookHere(unit, visit, [{ id, order }]);
        }),
      );
    const call = store.transaction(() => {
      effect();
      return calls.add(addressed(unit, id, order));
    });
    return report(unit, await outbox.send(call));
  }

  async function ask(visit: Visit, question: Question): Promise<Outcome> {
    const about = { player: visit.player, visit: visit.id };
    if (localBook.holds(visit)) return report(about, localBook.book(visit, 0n));
    const operator = operators.get(visit.operator);
    const protocol = protocols[operator.protocol];
    if (faults.take(operator.vendor, 'down', operator.account)) return { kind: 'unknown' };
    const current = players.findVisit(visit.id) ?? visit;
    const player = players.get(visit.player);
    const request = protocol.question(question, { operator, player, visit: current, at: new Date(now()) });
    const answer = await post(request.url, request);
    if (!answer) return { kind: 'unknown' };
    const { token, ...outcome } = protocol.answer(answer, question);
    if (token) players.setToken(visit.id, token);
    return report(about, outcome);
  }

  return {
    newId,
    session: (visit: Visit): Promise<Outcome> => ask(visit, { kind: 'session' }),
    balance: (visit: Visit): Promise<Outcome> => ask(visit, { kind: 'balance' }),

    /** Resolves when the operator has accepted or refused it, or after the attempts that a bet has. */
    bet: async (bet: Bet): Promise<BetResult> => {
      const { amount, detail, freeReward, closes } = bet;
      const id = newId();
      const order: Order = {
        kind: 'bet',
        amount,
        ...(detail === undefined ? {} : { detail }),
        ...(freeReward ? { freeReward } : {}),
        ...(closes ? { closes } : {}),
      };
      if (localBook.holds(bet.seat.visit)) {
        const unit = openUnit(bet);
        const outcome = store.transaction(() => bookHere(unit, bet.seat.visit, [{ id, order }]));
        return { bet: id, outcome: report(unit, outcome) };
      }
      const [unit, call] = store.transaction(() => {
        const opened = openUnit(bet);
        return [opened, calls.add(addressed(opened, id, order))] as const;
      });
      return { bet: id, outcome: report(unit, await outbox.send(call)) };
    },

    /** Pays a unit; a final win settles it. A lost unit is settled by a final win of zero. */
    win: ({ unit: id, amount, final, validBet, detail, bet, freeReward }: Win): Promise<Outcome> => {
      const order: Order = {
        kind: 'win',
        amount,
        final,
        bet: bet ?? betOf(id),
        ...(validBet === undefined ? {} : { validBet }),
        ...(detail === undefined ? {} : { detail }),
        ...(freeReward ? { freeReward } : {}),
      };
      return send(units.get(id), order, () => {
        units.add(id, { payout: amount });
        if (final) units.close(id, 'settled');
      });
    },

    /** Takes the whole unit back. */
    cancel: (id: string): Promise<Outcome> => {
      const unit = units.get(id);
      return send(unit, { kind: 'cancel', bet: betOf(id), amount: unit.stake }, () => {
        units.add(id, { stake: -unit.stake });
        units.close(id, 'void');
      });
    },

    /** Replaces the payout of a settled unit. */
    correct: (id: string, payout: bigint, reason: string): Promise<Outcome> => {
      const unit = units.get(id);
      return send(unit, { kind: 'correct', previous: unit.payout, payout, reason }, () =>
        units.setPayout(id, payout),
      );
    },

    /** A bet and its final win in one call, for games with several of them a second. */
    salvo: async (salvo: Salvo): Promise<Outcome> => {
      const { amount, win, detail } = salvo;
      const [bet, prize] = [newId(), newId()];
      const orders = [
        { id: bet, order: { kind: 'bet', amount, ...(detail === undefined ? {} : { detail }) } },
        { id: prize, order: { kind: 'win', final: true, bet, ...win } },
      ] as const satisfies ReadonlyArray<{ id: string; order: Order }>;
      if (localBook.holds(salvo.seat.visit)) {
        const unit = openUnit(salvo);
        const outcome = store.transaction(() => {
          const booked = bookHere(unit, salvo.seat.visit, orders);
          if (booked.kind === 'done') {
            units.add(unit.id, { payout: win.amount });
            units.close(unit.id, 'settled');
          }
          return booked;
        });
        return report(unit, outcome);
      }
      const items = orders.map((item) => ({ ...item, unit: salvo.unit }));
      const [unit, call] = store.transaction(() => {
        const opened = openUnit(salvo);
        return [opened, calls.add(addressed(opened, newId(), { kind: 'batch', items }))] as const;
      });
      return report(unit, await outbox.send(call));
    },

    /** After a restart: how the bets of an open unit ended. */
    outcomesOf: async (unit: string): Promise<Array<{ bet: string; amount: bigint; outcome: Outcome }>> => {
      const found: Array<{ bet: string; amount: bigint; outcome: Outcome }> = [];
      for (const { id, order } of calls.listOfUnit(unit)) {
        if (order.kind !== 'bet') continue;
        const outcome = await outbox.outcomeOf(id);
        if (outcome) found.push({ bet: id, amount: order.amount, outcome });
      }
      return found;
    },
  };
}
export type Wallet = ReturnType<typeof createWallet>;
