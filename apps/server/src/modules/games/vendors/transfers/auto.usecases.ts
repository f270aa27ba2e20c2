import type { AutoTransfer } from '@croupier/contract/vendors/vendor-settings.ts';
import { AppError, appError } from '../../../../platform/http/errors.ts';
import { derivedId } from '../../../../platform/ids.ts';
import type { Merchants } from '../../../base/merchants/index.ts';
import type { Wallet } from '../../../money/wallet/index.ts';
import type { OpenedAccount } from '../accounts/accounts.usecases.ts';
import { hasOwnWallet } from '../accounts/own-wallet.rules.ts';
import { vendorsErrors } from '../vendors.errors.ts';
import type { Visit } from '../visits/visits.rules.ts';
import { collectFrom, walletAccounts, type TransferLineOut } from './collect.usecases.ts';
import { listOpenTransfers } from './transfers.queries.ts';
import { transferMoney, type TransferDeps } from './transfers.usecases.ts';

export type AutoDeps = TransferDeps & {
  wallet: Pick<Wallet, 'balanceOf'>;
  merchants: Pick<Merchants, 'byId'>;
};

type Opening = Pick<Visit, 'merchantId' | 'memberId' | 'id'>;

const modeOf = async ({ merchants }: AutoDeps, merchantId: string): Promise<AutoTransfer> =>
  (await merchants.byId(merchantId)).settings.vendors.autoTransfer;

const isUnknown = ({ state }: Pick<TransferLineOut, 'state'>): boolean => state === 'unknown';

/** @throws `vendors.transfer_open` while an outcome is unknown: money must not go on before we know where it is */
async function moveIn(deps: AutoDeps, { account }: OpenedAccount, visit: Opening): Promise<void> {
  const { merchantId, memberId, id: visitId } = visit;
  if ((await listOpenTransfers(deps.db, visit)).length > 0) throw appError(vendorsErrors.transferOpen);
  const others = (await walletAccounts(deps, visit)).filter((one) => one.account.id !== account.id);
  const back = await collectFrom(deps, others, { merchantId, memberId, id: visitId });
  if (back.some(isUnknown)) throw appError(vendorsErrors.transferOpen);
  const { main } = await deps.wallet.balanceOf(merchantId, memberId, account.currency);
  if (main.amountMinor <= 0n) return;
  const id = derivedId('vendor-auto-in', visitId);
  const wanted = { merchantId, memberId, id, accountId: account.id, amountMinor: main.amountMinor };
  const { state } = await transferMoney(deps, { ...wanted, direction: 'in' });
  if (state === 'sent' || state === 'unknown') throw appError(vendorsErrors.transferOpen);
}

/**
 * Moves the member's money to a vendor that keeps it, if the merchant has it moved by itself. What the player's limits
 * or the vendor refuse stays where it is.
 *
 * @returns the account that the player is to be asked about
 * @throws `vendors.transfer_open`
 */
export async function fundVisit(
  deps: AutoDeps,
  opened: OpenedAccount,
  visit: Opening,
): Promise<string | null> {
  if (!hasOwnWallet(opened)) return null;
  const mode = await modeOf(deps, visit.merchantId);
  if (mode === 'off') return null;
  if (mode === 'ask') {
    const { merchantId, memberId } = visit;
    const { main } = await deps.wallet.balanceOf(merchantId, memberId, opened.account.currency);
    return main.amountMinor > 0n ? opened.account.id : null;
  }
  try {
    await moveIn(deps, opened, visit);
  } catch (error) {
    if (!(error instanceof AppError) || error.code === vendorsErrors.transferOpen.code) throw error;
  }
  return null;
}

/** Moves back what the member has at the vendor, when the game is left. @param wanted the player has chosen so */
export async function returnAfter(
  deps: AutoDeps,
  visit: Opening & Pick<Visit, 'accountId'>,
  wanted: boolean,
): Promise<TransferLineOut[]> {
  const { merchantId, memberId, id, accountId } = visit;
  const opened = await deps.accounts.find({ merchantId, id: accountId });
  if (!opened || !hasOwnWallet(opened)) return [];
  const mode = await modeOf(deps, merchantId);
  if (mode === 'off' || (mode === 'ask' && !wanted)) return [];
  return collectFrom(deps, [opened], { merchantId, memberId, id: derivedId('vendor-auto-out', id) });
}
