import type { Host } from '../host/host.types.ts';
import type { Json } from '../host/vendor.types.ts';
import type { Unit } from '../host/units.ts';

/** How a unit ends. Undefined: its result is not there yet. */
export type Decision = { payout: bigint; validBet: bigint; detail?: Json } | 'cancel' | undefined;

type Options = {
  host: Host;
  engine: string;
  decide: (unit: Unit) => Decision;
  onSettled: (unit: Unit) => void;
};

/**
 * Settles the open units of an engine as soon as their results are there. It reads the open units from the database, so
 * it also ends those that a stopped process left.
 */
export function createSettler({ host, engine, decide, onSettled }: Options) {
  const working = new Set<string>();

  async function settle(id: string): Promise<void> {
    // A bet that was sent before the end may be answered after it.
    await host.wallet.outcomesOf(id);
    const unit = host.units.get(id);
    const decision = decide(unit);
    if (unit.state !== 'open' || unit.stake === 0n || !decision) return;
    // The wallet writes the unit's new state before it sends, so the answer is not waited for.
    if (decision === 'cancel') void host.wallet.cancel(id);
    else
      void host.wallet.win({
        unit: id,
        amount: decision.payout,
        final: true,
        validBet: decision.validBet,
        ...(decision.detail === undefined ? {} : { detail: decision.detail }),
      });
    onSettled(host.units.get(id));
  }

  return {
    /** Settles what can be settled now. */
    run: (): void => {
      for (const unit of host.units.listOpen(engine)) {
        if (working.has(unit.id) || !decide(unit)) continue;
        working.add(unit.id);
        void settle(unit.id).finally(() => working.delete(unit.id));
      }
    },
  };
}
