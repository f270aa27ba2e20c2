import type { MemberTimelineEntry } from '@croupier/contract/access/member-file.ts';
import { parseMoney } from '@croupier/contract/money.ts';
import type { AuditEntry } from '../../base/audit-log/index.ts';
import type { Position } from '../../../platform/keyset.ts';

/** Entries that another source describes better: a note shows its text, a session its address. */
const TOLD_ELSEWHERE = new Set(['member.note_added']);

export const isShown = ({ action }: Pick<AuditEntry, 'action'>): boolean => !TOLD_ELSEWHERE.has(action);

const partOf = (value: unknown, name: string): string => {
  const found: unknown =
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
  return typeof found === 'string' ? found : '';
};

const SIGNS: Readonly<Record<string, bigint>> = { 'member.credited': 1n, 'member.debited': -1n };

/** The reason and the amount of an act, as its audit entry has them. */
export function factsOf({
  action,
  after,
}: Pick<AuditEntry, 'action' | 'after'>): Pick<MemberTimelineEntry, 'text' | 'amount'> {
  const sign = SIGNS[action];
  const amountMinor = sign === undefined ? undefined : parseMoney(partOf(after, 'amount'));
  return {
    text: partOf(after, 'reason'),
    amount: sign !== undefined && amountMinor !== undefined ? sign * amountMinor : null,
  };
}

/** Merges lists that are each ordered by time and id, both descending. */
export const mergeNewest = <Row extends Position>(lists: ReadonlyArray<readonly Row[]>): Row[] =>
  lists.flat().toSorted((a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1));
