import type { reportsRoutes } from '@croupier/contract/backoffice/reports.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import type { BalanceRows, MemberBand } from './balances.reads.ts';

type Balances = CallOutput<typeof reportsRoutes.balances>;
type Sums = Pick<Balances, 'members' | 'house' | 'liability' | 'houseTotal' | 'sum'>;

const total = (rows: ReadonlyArray<{ amount: bigint }>): bigint =>
  rows.reduce((sum, { amount }) => sum + amount, 0n);
const count = (rows: ReadonlyArray<{ accounts: number }>): number =>
  rows.reduce((sum, { accounts }) => sum + accounts, 0);

/** Every band of a kind, also those without accounts, so that kinds can be compared. */
const agesOf = (rows: readonly MemberBand[], bands: readonly number[]): Balances['members'][number]['ages'] =>
  bands.map((fromDays) => {
    const row = rows.find((band) => band.fromDays === fromDays);
    return { fromDays, accounts: row?.accounts ?? 0, amount: row?.amount ?? 0n };
  });

/** The trial balance: liability by account kind and age, house accounts, and the sum, which must be zero. */
export function balanceSums({ members, house }: BalanceRows, bands: readonly number[]): Sums {
  const kinds = Map.groupBy(members, ({ kind }) => kind);
  const liability = total(members);
  const houseTotal = total(house);
  return {
    members: [...kinds].map(([kind, rows]) => ({
      kind,
      accounts: count(rows),
      amount: total(rows),
      ages: agesOf(rows, bands),
    })),
    house: [...house],
    liability,
    houseTotal,
    sum: liability + houseTotal,
  };
}
