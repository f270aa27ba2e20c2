import type { FindingKind } from '@croupier/contract/payments/reconciliation.ts';
import { newId } from '../../../../platform/ids.ts';
import type { OpenedAccount } from '../accounts/accounts.types.ts';
import { depositClearing, withdrawalClearing } from '../movements/clearing.rules.ts';
import type { CreditParts } from '../movements/crediting.usecases.ts';
import { listedMovements } from '../movements/polling.usecases.ts';
import { takeMovements } from '../movements/taking.usecases.ts';
import type { Movement } from '../providers/provider.types.ts';
import { insertPosition, listOurs, putFinding, resolveGone, type NewFinding } from './findings.queries.ts';

const HOUR_MILLISECONDS = 60 * 60_000;
export const HOURLY_MILLISECONDS = 3 * HOUR_MILLISECONDS;
export const NIGHTLY_MILLISECONDS = 72 * HOUR_MILLISECONDS;
/** Clocks differ: what is so close to the ends of the time is compared by the next run. */
const EDGE_MILLISECONDS = 10 * 60_000;

type Difference = Pick<NewFinding, 'kind' | 'subject' | 'asset' | 'oursMinor' | 'theirsMinor'>;

/** What the ledger says is at the provider. */
export async function ledgerPosition(
  { wallet, db }: Pick<CreditParts, 'wallet' | 'db'>,
  { merchantId, accountId, asset }: { merchantId: string; accountId: string; asset: string },
): Promise<bigint> {
  let sum = 0n;
  for (const account of [depositClearing(accountId), withdrawalClearing(accountId)]) {
    if (account.owner !== 'house') continue;
    sum -= await wallet.houseAccountBalance(db, { merchantId, currency: asset, account });
  }
  return sum;
}

/** Takes what the provider lists and compares it, line by line, with what is stored here. */
async function compareLines(
  parts: CreditParts,
  opened: OpenedAccount,
  { from, until }: { from: Date; until: Date },
): Promise<{ differences: Difference[]; agreed: string[] }> {
  const { merchantId, id: accountId } = opened.row;
  const listed = new Map<string, Movement>();
  const differences: Difference[] = [];
  for await (const movements of listedMovements(parts, opened, { from, until })) {
    const taken = await takeMovements(parts, { opened, movements, source: 'list' });
    for (const [index, movement] of movements.entries()) {
      listed.set(movement.theirId, movement);
      // Money went out and nobody here has sent it.
      if (taken[index] === 'pending' && movement.direction === 'out' && movement.isFinal)
        differences.push({
          kind: 'missing_here',
          subject: movement.theirId,
          asset: movement.asset,
          oursMinor: null,
          theirsMinor: -movement.amountMinor,
        });
    }
  }
  const [first, last] = [
    new Date(from.getTime() + EDGE_MILLISECONDS),
    new Date(until.getTime() - EDGE_MILLISECONDS),
  ];
  for (const ours of await listOurs(parts.db, { merchantId, accountId, from: first, until: last })) {
    const { theirId: subject, asset } = ours;
    const theirs = listed.get(subject);
    if (!theirs)
      differences.push({
        kind: 'missing_there',
        subject,
        asset,
        oursMinor: ours.amountMinor,
        theirsMinor: null,
      });
    else if (theirs.amountMinor !== ours.amountMinor)
      differences.push({
        kind: 'amount',
        subject,
        asset,
        oursMinor: ours.amountMinor,
        theirsMinor: theirs.amountMinor,
      });
    else if (theirs.feeMinor !== undefined && theirs.feeMinor !== ours.feeMinor)
      differences.push({
        kind: 'fee',
        subject,
        asset,
        oursMinor: ours.feeMinor,
        theirsMinor: theirs.feeMinor,
      });
  }
  const different = new Set(differences.map(({ subject }) => subject));
  return { differences, agreed: [...listed.keys()].filter((subject) => !different.has(subject)) };
}

async function comparePosition(
  parts: CreditParts,
  opened: OpenedAccount,
): Promise<{ differences: Difference[]; agreed: string[] }> {
  const { merchantId, id: accountId, currency } = opened.row;
  const at = parts.clock.now();
  const balances = opened.adapter.can.balance
    ? await parts.accounts.call(
        opened,
        (adapter, account) => adapter.balance(account),
        () => false,
      )
    : undefined;
  const differences: Difference[] = [];
  const agreed: string[] = [];
  // A provider that has not seen the account yet tells of no asset.
  const known = balances?.length ? balances : [{ asset: currency, amountMinor: null }];
  for (const { asset, amountMinor: theirsMinor } of known) {
    const oursMinor = await ledgerPosition(parts, { merchantId, accountId, asset });
    await insertPosition(parts.db, { merchantId, accountId, asset, at, oursMinor, theirsMinor });
    if (theirsMinor === null || theirsMinor === oursMinor) agreed.push(asset);
    else differences.push({ kind: 'position', subject: asset, asset, oursMinor, theirsMinor });
  }
  return { differences, agreed };
}

const LINE_KINDS: readonly FindingKind[] = ['missing_here', 'missing_there', 'amount', 'fee'];

/** Compares an account with the ledger. Money that was missing here is taken like any other. Returns differences. */
export async function reconcileAccount(
  parts: CreditParts,
  opened: OpenedAccount,
  milliseconds: number,
): Promise<number> {
  const { merchantId, id: accountId } = opened.row;
  const until = parts.clock.now();
  const from = new Date(until.getTime() - milliseconds);
  const lines = opened.adapter.can.list
    ? await compareLines(parts, opened, { from, until })
    : { differences: [], agreed: [] };
  const position = await comparePosition(parts, opened);
  const at = parts.clock.now();
  for (const difference of [...lines.differences, ...position.differences])
    await putFinding(parts.db, { merchantId, accountId, id: newId(), at, ...difference });
  const of = { merchantId, accountId, at };
  await resolveGone(parts.db, { ...of, kinds: LINE_KINDS, subjects: lines.agreed });
  await resolveGone(parts.db, { ...of, kinds: ['position'], subjects: position.agreed });
  return lines.differences.length + position.differences.length;
}

/** Compares every account that is open with the ledger. */
export async function reconcileAll(parts: CreditParts, milliseconds: number): Promise<void> {
  for (const { id: merchantId } of await parts.merchants.list())
    for (const row of await parts.accounts.list(merchantId)) {
      const opened = row.state === 'open' ? await parts.accounts.find(row) : undefined;
      if (!opened) continue;
      try {
        const found = await reconcileAccount(parts, opened, milliseconds);
        if (found > 0)
          parts.log.warn({ merchantId, account: row.id, found }, 'payment account differs from the ledger');
      } catch (error) {
        parts.log.warn(
          { err: error, merchantId, account: row.id },
          'payment account could not be reconciled',
        );
      }
    }
}
