import { formatMoney } from '@croupier/contract/money.ts';
import type { Host } from '../host/host.types.ts';
import type { Unit } from '../host/units.ts';
import type { Json, RefusalReason, Seat } from '../host/vendor.types.ts';
import { returnsOf, stakesFrom, stakesJson, totalOf, type Stakes } from './stakes.ts';
import type { TableRules } from './table.types.ts';

type Result = ReturnType<TableRules['draw']>;
type Detail = { table: string; round: number; stakes: { [spot: string]: string }; outcome?: string };
type Paid = { returns: { [spot: string]: string }; stake: string; payout: string };

/** Places the bets of a round and settles them, also after a restart: the round's seed gives the same result. */
export function createSettlement(rules: TableRules, host: Host) {
  const { wallet, units } = host;
  const referenceOf = (table: string, round: number): string => `${rules.id}:${table}:${round}`;
  const detailOf = (unit: Unit): Detail => unit.detail as Detail;
  /** Bets whose answers are not in yet. */
  const placing = new Map<string, Promise<unknown>>();

  async function placeUnit(
    seat: Seat,
    table: string,
    round: number,
    stakes: Stakes,
  ): Promise<RefusalReason | null> {
    const detail: Detail = { table, round, stakes: stakesJson(stakes) };
    const { outcome } = await wallet.bet({
      seat,
      engine: rules.id,
      unit: wallet.newId(),
      reference: referenceOf(table, round),
      amount: totalOf(stakes),
      unitDetail: detail,
      detail: { stakes: detail.stakes },
    });
    if (outcome.kind === 'done') return null;
    return outcome.kind === 'refused' ? outcome.reason : 'other';
  }

  async function place(seat: Seat, table: string, round: number, stakes: Stakes) {
    const parts: Stakes[] = rules.debits === 'one' ? [stakes] : [...stakes].map((each) => new Map([each]));
    const accepted = new Map<string, bigint>();
    const reasons = new Set<RefusalReason>();
    await Promise.all(
      parts.map(async (part) => {
        const refusal = await placeUnit(seat, table, round, part);
        if (refusal) reasons.add(refusal);
        else for (const [spot, amount] of part) accepted.set(spot, amount);
      }),
    );
    return { accepted, reasons: [...reasons] };
  }

  /** Pays a unit. A stake that comes back unchanged was not at risk, so it does not count for bonuses. */
  function payUnit(unit: Unit, result: Result): Stakes {
    const detail = detailOf(unit);
    const returns = returnsOf(stakesFrom(detail.stakes), (spot) => rules.returned(spot, result));
    const payout = totalOf(returns);
    const outcome = rules.outcome(result);
    units.setDetail(unit.id, { ...detail, outcome });
    void wallet.win({
      unit: unit.id,
      amount: payout,
      final: true,
      detail: { outcome, result },
      ...(payout === unit.stake ? { validBet: 0n } : {}),
    });
    return returns;
  }

  const isAccepted = async (unit: Unit): Promise<boolean> =>
    unit.stake > 0n || (await wallet.outcomesOf(unit.id)).some(({ outcome }) => outcome.kind === 'done');

  return {
    text: formatMoney,
    place: (seat: Seat, table: string, round: number, stakes: Stakes) => {
      const placed = place(seat, table, round, stakes);
      const key = `${referenceOf(table, round)}:${seat.player.id}`;
      placing.set(key, placed);
      void placed.finally(() => placing.delete(key));
      return placed;
    },

    /** Settles all units of a round, and says what each player got. */
    settle: async (
      table: string,
      round: number,
      result: Result,
    ): Promise<Map<string, Paid & { [key: string]: Json }>> => {
      const reference = referenceOf(table, round);
      await Promise.all(
        [...placing].filter(([key]) => key.startsWith(`${reference}:`)).map(([, each]) => each),
      );
      const totals = new Map<string, { returns: Stakes; stake: bigint }>();
      for (const unit of units.listByReference(reference)) {
        if (unit.state !== 'open' || unit.stake === 0n) continue;
        const returns = payUnit(unit, result);
        const known = totals.get(unit.player);
        totals.set(unit.player, {
          returns: new Map([...(known?.returns ?? []), ...returns]),
          stake: (known?.stake ?? 0n) + unit.stake,
        });
      }
      return new Map(
        [...totals].map(([player, { returns, stake }]) => [
          player,
          { returns: stakesJson(returns), stake: formatMoney(stake), payout: formatMoney(totalOf(returns)) },
        ]),
      );
    },

    /** Settles what a stopped process left open, once the answers to its bets are known. */
    recover: async (resultOf: (table: string, round: number) => Result): Promise<void> => {
      await Promise.all(
        units.listOpen(rules.id).map(async (unit) => {
          if (!(await isAccepted(unit))) return;
          const { table, round } = detailOf(unit);
          const current = units.get(unit.id);
          if (current.state === 'open') payUnit(current, resultOf(table, round));
        }),
      );
    },
  };
}
