import type { ApprovalRow } from './approvals.types.ts';

/** JSON with sorted keys: equal values have equal texts, whatever order the database keeps keys in. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return `{${entries
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => `${JSON.stringify(key)}:${canonicalJson(inner)}`)
    .join(',')}}`;
}

/** What the hash of a request is taken of: everything that decides what will be done. */
export const approvedText = ({
  merchantId,
  kind,
  subject,
  payload,
}: Pick<ApprovalRow, 'merchantId' | 'kind' | 'subject' | 'payload'>): string =>
  canonicalJson({ merchantId, kind, subject, payload });

export const hasMoved = (then: object, now: object): boolean => canonicalJson(then) !== canonicalJson(now);
