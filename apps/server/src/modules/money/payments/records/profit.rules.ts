import { GAME_CATEGORIES, type GameCategory } from '@croupier/contract/games/catalogue.ts';
import type { TransferCode } from '@croupier/contract/money/wallet.ts';
import type { Figures, ProfitEntry, ProfitRow, ProfitSums, ValidBet } from './records.types.ts';

type Meaning = 'stake' | 'payout' | 'undo' | 'rebate' | 'bonus' | 'other' | 'deposit' | 'withdrawal';

/** What a movement across the border of the member's money means. Every code has one, so that the figures add up. */
const MEANINGS: Readonly<Record<TransferCode, Meaning>> = {
  bet: 'stake',
  win: 'payout',
  jackpot: 'payout',
  rollback: 'undo',
  correction: 'payout',
  rebate: 'rebate',
  welcome_credit: 'bonus',
  bonus: 'bonus',
  promotion: 'bonus',
  points: 'bonus',
  // In the currency of points, and what is paid for goods besides.
  points_earned: 'other',
  points_converted: 'other',
  points_held: 'other',
  points_released: 'other',
  points_redeemed: 'other',
  goods_held: 'other',
  goods_released: 'other',
  goods_paid: 'other',
  commission: 'other',
  commission_out: 'other',
  line_transfer: 'other',
  contract_payment: 'other',
  salary: 'other',
  dividend: 'other',
  adjustment: 'other',
  deposit_fee: 'other',
  withdrawal_fee: 'other',
  // Between wallets of the member.
  chase_hold: 'other',
  chase_release: 'other',
  vendor_hold: 'other',
  vendor_in: 'other',
  vendor_out: 'other',
  vendor_release: 'other',
  transfer_in: 'other',
  transfer_out: 'other',
  settlement: 'other',
  deposit: 'deposit',
  suspense: 'deposit',
  suspense_release: 'deposit',
  suspense_return: 'deposit',
  exchange: 'deposit',
  refund: 'deposit',
  chargeback: 'deposit',
  chargeback_reversal: 'deposit',
  withdrawal: 'withdrawal',
  withdrawal_hold: 'withdrawal',
  withdrawal_release: 'withdrawal',
  withdrawal_returned: 'withdrawal',
  withdrawal_resent: 'withdrawal',
  dispute_hold: 'withdrawal',
  dispute_release: 'withdrawal',
  // What replaces a withdrawal that never arrived.
  made_good: 'withdrawal',
};

const noFigures = (): Figures => ({
  stakeMinor: 0n,
  validBetMinor: 0n,
  payoutMinor: 0n,
  rebateMinor: 0n,
  bonusMinor: 0n,
  otherMinor: 0n,
});

const netOf = ({ stakeMinor, payoutMinor, rebateMinor, bonusMinor, otherMinor }: Figures): bigint =>
  payoutMinor - stakeMinor + rebateMinor + bonusMinor + otherMinor;

/** Adds a movement to its row. An undone stake lowers the stakes, an undone win the payouts. */
function add(row: Figures, { code, inMinor, outMinor }: ProfitEntry): void {
  const net = inMinor - outMinor;
  switch (MEANINGS[code]) {
    case 'stake':
      row.stakeMinor -= net;
      break;
    case 'payout':
      row.payoutMinor += net;
      break;
    case 'undo':
      row.stakeMinor -= inMinor;
      row.payoutMinor -= outMinor;
      break;
    case 'rebate':
      row.rebateMinor += net;
      break;
    case 'bonus':
      row.bonusMinor += net;
      break;
    case 'other':
      row.otherMinor += net;
      break;
    default:
      break;
  }
}

const isEmpty = (row: Figures): boolean => Object.values(row).every((minor) => minor === 0n);

const categoryPlace = (category: string | null): number =>
  category === null ? GAME_CATEGORIES.length : GAME_CATEGORIES.indexOf(category as GameCategory);

/** Newest day first; categories in the order of the navigation. */
const inOrder = (a: ProfitRow, b: ProfitRow): number =>
  a.day === null || b.day === null
    ? categoryPlace(a.category) - categoryPlace(b.category)
    : b.day.localeCompare(a.day);

/** Rows and sums of movements that cross the border of the member's money. */
export function profitOf(entries: readonly ProfitEntry[], validBets: readonly ValidBet[]): ProfitSums {
  const rows = new Map<string, ProfitRow>();
  const rowOf = ({ day, category }: Pick<ProfitRow, 'day' | 'category'>): ProfitRow => {
    const key = day ?? category ?? '';
    const row = rows.get(key) ?? { day, category, ...noFigures(), netMinor: 0n };
    rows.set(key, row);
    return row;
  };
  const totals = { ...noFigures(), netMinor: 0n };
  let [depositsMinor, withdrawalsMinor] = [0n, 0n];
  for (const entry of entries) {
    const meaning = MEANINGS[entry.code];
    if (meaning === 'deposit') depositsMinor += entry.inMinor - entry.outMinor;
    else if (meaning === 'withdrawal') withdrawalsMinor += entry.outMinor - entry.inMinor;
    else for (const row of [rowOf(entry), totals]) add(row, entry);
  }
  for (const bet of validBets) for (const row of [rowOf(bet), totals]) row.validBetMinor += bet.validBetMinor;
  const shown = [...rows.values()].filter(
    ({ day: _day, category: _category, netMinor: _net, ...row }) => !isEmpty(row),
  );
  for (const row of [...shown, totals]) row.netMinor = netOf(row);
  return { rows: shown.sort(inOrder), totals, depositsMinor, withdrawalsMinor };
}
