import type { ProtectionCode } from '@croupier/contract/protection/protection.ts';
import { appError, type AppError } from '../../../../platform/http/errors.ts';
import {
  furtherGuardReads,
  guardWrites,
  openGuardSet,
  protectionRefusal,
  readGuardSet,
  type GuardSet,
} from '../../../money/protection/index.ts';
import {
  mainOf,
  walletErrors,
  type AccountRef,
  type MoneyDomain,
  type MoneyTx,
  type NamedAccount,
  type Wallet,
} from '../../../money/wallet/index.ts';
import { walletKindOf } from '../accounts/own-wallet.rules.ts';
import { stepId, type Step, type VendorTransfer } from './transfers.rules.ts';

const holdOf = (memberId: string): AccountRef => ({ owner: 'member', memberId, kind: 'transfer_hold' });
export const walletOf = ({ memberId, accountId }: { memberId: string; accountId: string }): AccountRef => ({
  owner: 'member',
  memberId,
  kind: walletKindOf(accountId),
});

type Hold = Pick<VendorTransfer, 'merchantId' | 'id' | 'memberId' | 'currency'> & { amountMinor: bigint };
type Outcome = ProtectionCode | 'wallet.insufficient_funds' | 'wallet.transfer_mismatch' | null;

const named = ({ merchantId, currency }: Hold, ref: AccountRef): NamedAccount => ({
  merchantId,
  currency,
  ref,
});

/** Money that leaves for a vendor is at risk, so the player's protection admits it as a stake. */
const holdDomain: MoneyDomain<Hold, Outcome, GuardSet> = {
  laneKey: ({ merchantId, memberId }) => `${merchantId}/${memberId}`,
  accounts: (hold) => [named(hold, mainOf(hold.memberId)), named(hold, holdOf(hold.memberId))],
  ids: (hold) => [{ id: stepId(hold, 'hold'), account: named(hold, mainOf(hold.memberId)) }],
  reads: (merchantId, holds) =>
    readGuardSet(
      merchantId,
      holds.map(({ memberId }) => memberId),
    ),
  open: (answers, further, reads) => openGuardSet(reads[0], answers[0], further[0]),
  furtherReads: furtherGuardReads,
  decide: (hold, ledger, guards, accountOf) => {
    const { memberId, currency, amountMinor, id: reference } = hold;
    const main = accountOf(named(hold, mainOf(memberId))).id;
    const refusal = guards.admit(ledger, main, { memberId, currency, stakeMinor: amountMinor });
    if (refusal) return refusal;
    const credit = accountOf(named(hold, holdOf(memberId))).id;
    const id = stepId(hold, 'hold');
    const result = ledger.post([{ id, debit: main, credit, amountMinor, code: 'vendor_hold', reference }]);
    if (result.ok) return null;
    return result.why === 'insufficientFunds' ? 'wallet.insufficient_funds' : 'wallet.transfer_mismatch';
  },
  writes: (sets) => guardWrites(sets),
};

function refusalOf(outcome: Exclude<Outcome, null>): AppError {
  if (outcome === 'wallet.insufficient_funds') return appError(walletErrors.insufficientFunds);
  return outcome === 'wallet.transfer_mismatch'
    ? appError(walletErrors.transferMismatch)
    : protectionRefusal(outcome);
}

/** Takes the money out of the main wallet before the vendor is asked. @throws why it can't be taken */
export async function hold(
  { wallet }: { wallet: Pick<Wallet, 'decideIn'> },
  tx: MoneyTx,
  transfer: Hold,
): Promise<void> {
  const [outcome] = await wallet.decideIn(tx, holdDomain, [transfer]);
  if (outcome) throw refusalOf(outcome);
}

const STEPS: Record<
  Exclude<Step, 'hold' | 'out'>,
  (of: VendorTransfer) => { debit: AccountRef; credit: AccountRef }
> = {
  in: (of) => ({ debit: holdOf(of.memberId), credit: walletOf(of) }),
  release: (of) => ({ debit: holdOf(of.memberId), credit: mainOf(of.memberId) }),
};
const CODES = { in: 'vendor_in', release: 'vendor_release' } as const;

/** What the end of a transfer moves in the ledger. */
export async function moveStep(
  { wallet }: { wallet: Pick<Wallet, 'post'> },
  tx: MoneyTx,
  transfer: VendorTransfer,
  { step, amountMinor }: { step: Exclude<Step, 'hold' | 'out'>; amountMinor: bigint },
): Promise<void> {
  const { merchantId, currency, id: reference } = transfer;
  const id = stepId(transfer, step);
  const moved = { id, ...STEPS[step](transfer), amountMinor, code: CODES[step], reference };
  await wallet.post(tx, { merchantId, currency, transfers: [moved] });
}

type Credit = Hold & { accountId: string; transferId: string };

/** Credits the main wallet with no more than our ledger has in the wallet at the vendor. */
const creditDomain: MoneyDomain<Credit, bigint, null> = {
  laneKey: ({ merchantId, memberId }) => `${merchantId}/${memberId}`,
  accounts: (credit) => [named(credit, mainOf(credit.memberId)), named(credit, walletOf(credit))],
  ids: (credit) => [{ id: credit.transferId, account: named(credit, walletOf(credit)) }],
  reads: () => [],
  open: () => null,
  decide: (credit, ledger, _state, accountOf) => {
    const { memberId, amountMinor: wanted, transferId, id: reference } = credit;
    const debit = accountOf(named(credit, walletOf(credit))).id;
    const there = ledger.member(debit)?.balanceMinor ?? 0n;
    const amountMinor = there < wanted ? there : wanted;
    if (amountMinor <= 0n) return 0n;
    const main = accountOf(named(credit, mainOf(memberId))).id;
    const result = ledger.post([
      { id: transferId, debit, credit: main, amountMinor, code: 'vendor_out', reference },
    ]);
    if (!result.ok) throw appError(walletErrors.transferMismatch);
    return amountMinor;
  },
  writes: () => [],
};

/**
 * Credits what a vendor has paid out as far as it is explained: by what was moved there and by the bets and wins that its
 * list has told. @returns what was credited; the rest is held
 */
export async function creditExplained(
  { wallet }: { wallet: Pick<Wallet, 'decideIn'> },
  tx: MoneyTx,
  transfer: VendorTransfer,
  { step, amountMinor }: { step: 'out' | `rest ${bigint}`; amountMinor: bigint },
): Promise<bigint> {
  const credit = { ...transfer, amountMinor, transferId: stepId(transfer, step) };
  const [credited] = await wallet.decideIn(tx, creditDomain, [credit]);
  return credited ?? 0n;
}
