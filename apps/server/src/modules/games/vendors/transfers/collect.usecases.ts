import { setTimeout as pause } from 'node:timers/promises';
import type { TransferLine } from '@croupier/contract/vendors/play.ts';
import { AppError, appError } from '../../../../platform/http/errors.ts';
import { derivedId } from '../../../../platform/ids.ts';
import type { OpenedAccount } from '../accounts/accounts.usecases.ts';
import { hasOwnWallet } from '../accounts/own-wallet.rules.ts';
import { vendorsErrors } from '../vendors.errors.ts';
import { listAccountsOfMember } from './transfers.queries.ts';
import type { VendorTransfer } from './transfers.rules.ts';
import { transferMoney, type NewTransfer, type TransferDeps } from './transfers.usecases.ts';

/** How many vendors are asked at once, and how long for each. */
const AT_ONCE = 4;
const WAIT_MILLISECONDS = 10_000;

type Member = { merchantId: string; memberId: string };
export type TransferLineOut = Omit<TransferLine, 'amount'> & { amount: bigint | null };
type Line = TransferLineOut;

/** The member's accounts at vendors with wallets of their own. */
export async function walletAccounts(deps: TransferDeps, member: Member): Promise<OpenedAccount[]> {
  const ids = await listAccountsOfMember(deps.db, member);
  const found = await Promise.all(ids.map((id) => deps.accounts.find({ merchantId: member.merchantId, id })));
  return found.flatMap((opened) => (opened && hasOwnWallet(opened) ? [opened] : []));
}

function lineOf({ account: { id: accountId, name } }: OpenedAccount, transfer: VendorTransfer): Line {
  const { state, amountMinor, reason } = transfer;
  if (state === 'done' && amountMinor === null)
    return { accountId, name, state: 'nothing', amount: null, reason: null };
  return { accountId, name, state: state === 'sent' ? 'unknown' : state, amount: amountMinor, reason };
}

/** The transfer, or what is known after a while: the transfer goes on, and we ask until we know. */
async function lineWithin(deps: TransferDeps, opened: OpenedAccount, wanted: NewTransfer): Promise<Line> {
  const { id: accountId, name } = opened.account;
  const unknown = (reason: string): Line => ({ accountId, name, state: 'unknown', amount: null, reason });
  const moved = transferMoney(deps, wanted).then(
    (transfer) => lineOf(opened, transfer),
    (error: unknown) => {
      if (error instanceof AppError && error.code === vendorsErrors.transferOpen.code)
        return unknown('under_way');
      deps.log.warn({ err: error, accountId }, 'a wallet could not be collected');
      return unknown('failed');
    },
  );
  const timer = new AbortController();
  const line = await Promise.race([
    moved,
    pause(WAIT_MILLISECONDS, unknown('timeout'), { ref: false, signal: timer.signal }).catch(() =>
      unknown('timeout'),
    ),
  ]);
  timer.abort();
  return line;
}

/** Collects what is in vendors' wallets: a line for each, in their order. */
export async function collectFrom(
  deps: TransferDeps,
  accounts: readonly OpenedAccount[],
  { id, ...member }: Member & { id: string },
): Promise<Line[]> {
  const lines: Line[] = [];
  for (let from = 0; from < accounts.length; from += AT_ONCE)
    lines.push(
      ...(await Promise.all(
        accounts.slice(from, from + AT_ONCE).map((opened) => {
          const accountId = opened.account.id;
          const transferId = derivedId('vendor-collect', id, accountId);
          return lineWithin(deps, opened, {
            ...member,
            id: transferId,
            accountId,
            direction: 'out',
            amountMinor: null,
          });
        }),
      )),
    );
  return lines;
}

/** Collects what is in all vendors' wallets. */
export const collectAll = async (
  deps: TransferDeps,
  { id, ...member }: Member & { id: string },
): Promise<Line[]> => collectFrom(deps, await walletAccounts(deps, member), { ...member, id });

export type TransferRequest = Member & {
  id: string;
  from: string;
  to: string;
  amount: bigint | 'all';
  /** What `all` means for a transfer to a vendor. */
  mainMinor: bigint;
};

/** @throws `vendors.transfer_places`, and as `transferMoney` */
export async function requestTransfer(deps: TransferDeps, request: TransferRequest): Promise<Line[]> {
  const { merchantId, memberId, id, from, to, amount, mainMinor } = request;
  if (from === 'ALL' && to === 'MAIN') return collectAll(deps, { merchantId, memberId, id });
  const isIn = from === 'MAIN' && to !== 'MAIN' && to !== 'ALL';
  const isOut = to === 'MAIN' && from !== 'MAIN' && from !== 'ALL';
  if (!isIn && !isOut) throw appError(vendorsErrors.transferPlaces);
  const accountId = isIn ? to : from;
  const opened = await deps.accounts.open({ merchantId, id: accountId });
  const all = isIn ? mainMinor : null;
  const amountMinor = amount === 'all' ? all : amount;
  if (amountMinor === 0n)
    return [{ accountId, name: opened.account.name, state: 'nothing', amount: null, reason: null }];
  const direction = isIn ? 'in' : 'out';
  return [
    lineOf(
      opened,
      await transferMoney(deps, { merchantId, memberId, id, accountId, direction, amountMinor }),
    ),
  ];
}
