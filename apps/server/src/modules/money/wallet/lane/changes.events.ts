import type { Database } from '../../../../platform/db/database.ts';
import type { Statement } from '../../../../platform/db/statement.ts';
import { notify } from '../ledger/ledger.queries.ts';
import { CHANGES_CHANNEL, NOTIFY_MAX_BYTES } from '../wallet.config.ts';
import type { BalanceChange } from '../wallet.types.ts';

type Changed = { merchantId: string; memberId: string };

function group(changed: readonly Changed[]): Map<string, Set<string>> {
  const merchants = new Map<string, Set<string>>();
  for (const { merchantId, memberId } of changed) {
    const members = merchants.get(merchantId);
    if (members) members.add(memberId);
    else merchants.set(merchantId, new Set([memberId]));
  }
  return merchants;
}

const pack = (memberId: string): string =>
  Buffer.from(memberId.replaceAll('-', ''), 'hex').toString('base64url');
const unpack = (text: string): string =>
  Buffer.from(text, 'base64url')
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** One message for a whole transaction: merchants with their members, or without if there are too many to list. */
export function changeNotice(changed: readonly Changed[]): Statement | undefined {
  const merchants = group(changed);
  if (merchants.size === 0) return undefined;
  const full = JSON.stringify([...merchants].map(([id, members]) => [id, [...members].map(pack).join(' ')]));
  const short = JSON.stringify([...merchants.keys()].map((id) => [id]));
  return notify(CHANGES_CHANNEL, full.length <= NOTIFY_MAX_BYTES ? full : short);
}

export const changesOf = (changed: readonly Changed[]): BalanceChange[] =>
  [...group(changed)].map(([merchantId, memberIds]) => ({ merchantId, memberIds }));

export function readNotice(payload: string): BalanceChange[] {
  const merchants = JSON.parse(payload) as [string, string?][];
  return merchants.map(([merchantId, members]) => ({
    merchantId,
    memberIds: members === undefined ? undefined : new Set(members.split(' ').map(unpack)),
  }));
}

export type ChangeListener = (change: BalanceChange) => void;

/** Changes made by every process on this database. Returns a function that stops it. */
export const listenForChanges = (
  database: Database,
  listener: ChangeListener,
): Promise<() => Promise<void>> =>
  database.listen(CHANGES_CHANNEL, (payload) => {
    for (const change of readNotice(payload)) listener(change);
  });
