import type { ApprovalRow } from './approvals.types.ts';

/** JSON with sorted keys, so that equal values have equal texts, regardless of the database's key order. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return `{${entries
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => `${JSON.stringify(key)}:${canonicalJson(inner)}`)
    .join(',')}}`;
}

/** The hashed part of a request: everything that determines what will be executed. */
export const approvedText = ({
  merchantId,
  kind,
  subject,
  payload,
}: Pick<ApprovalRow, 'merchantId' | 'kind' | 'subject' | 'payload'>): string =>
  canonicalJson({ merchantId, kind, subject, payload });

export const hasMoved = (then: object, now: object): boolean => canonicalJson(then) !== canonicalJson(now);
