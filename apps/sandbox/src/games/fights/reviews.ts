import type { Host } from '../host/host.types.ts';
import type { Unit } from '../host/units.ts';
import { settlementOf, type FightResult, type Outcome } from './tickets.rules.ts';

const SCHEMA = `create table if not exists fight_reviews (
  fight text primary key, result text not null, due_at integer not null, is_done integer not null
) strict`;
/** The judges change a result so long after the fight. */
const REVIEW_MS = 15_000;

type Row = { fight: string; result: FightResult; due_at: number };

/** The other side: what a review makes of a result. */
const changedResult = (result: FightResult): FightResult => (result === 'a' ? 'b' : 'a');

/** Results that the judges change after the tickets were paid, armed on the fault panel. */
export function createReviews(host: Host) {
  host.store.exec(SCHEMA);

  /** Every settled ticket of the fight gets the payout of the new result. */
  function apply({ fight, result }: Row): void {
    host.store.run('update fight_reviews set is_done = 1 where fight = ?', fight);
    for (const unit of host.units.listByReference(fight)) {
      if (unit.state !== 'settled') continue;
      const { outcome, oddsE3 } = unit.detail as { outcome: Outcome; oddsE3: number };
      const settled = settlementOf({ outcome, oddsE3, stakeMinor: unit.stake }, result);
      if (settled && settled.payoutMinor !== unit.payout)
        void host.wallet.correct(unit.id, settled.payoutMinor, 'result_changed');
    }
  }

  return {
    /** The changed result of a fight, from the moment of its review. */
    resultOf: (fight: string): FightResult | undefined =>
      host.store.all<Row>('select * from fight_reviews where fight = ? and due_at <= ?', fight, host.now())[0]
        ?.result,
    /** Plans the review of a ticket's fight if the fault is armed. */
    plan: (unit: Unit, result: FightResult): void => {
      const { vendor, account } = host.operators.get(unit.operator);
      const { fight } = unit.detail as { fight: string };
      if (unit.state !== 'settled' || !host.faults.take(vendor, 'result_corrected', account)) return;
      host.store.run(
        `insert into fight_reviews (fight, result, due_at, is_done) values (?, ?, ?, 0)
         on conflict (fight) do nothing`,
        fight,
        changedResult(result),
        host.now() + REVIEW_MS,
      );
    },
    run: (): void => {
      const due = host.store.all<Row>(
        'select * from fight_reviews where is_done = 0 and due_at <= ?',
        host.now(),
      );
      for (const row of due) apply(row);
    },
  };
}
