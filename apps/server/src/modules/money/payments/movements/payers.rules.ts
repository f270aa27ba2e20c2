import type { DepositKind } from '@croupier/contract/payments/methods.ts';
import { holderKey } from '../beneficiaries/holder-name.rules.ts';
import type { DepositReason } from '../deposits/deposits.types.ts';

const THAI_TITLES = /^(?:นาย|นางสาว|นาง|น\.ส\.|เด็กชาย|เด็กหญิง|คุณ)\s*/;

/** As names of account holders are compared; banks print a title before a Thai name too. */
const nameKey = (name: string): string => holderKey(name.trim().replace(THAI_TITLES, ''));

/** Whether two names are those of one person; undefined where a name is missing or masked. */
export function isSamePerson(one: string, other: string): boolean | undefined {
  if (/[*•]|x{3,}/i.test(one)) return undefined;
  const [a, b] = [nameKey(one), nameKey(other)];
  return a === '' || b === '' ? undefined : a === b;
}

export type MatchedBy = 'id' | 'reference' | 'amount';

/** Why money that was found for a deposit must be looked at by a person; null if it can be credited. */
export function reviewReason(found: {
  kind: DepositKind;
  by: MatchedBy;
  askedMinor: bigint;
  receivedMinor: bigint;
  payer: string;
  payeeName: string | null;
}): DepositReason | null {
  const { kind, by, askedMinor, receivedMinor } = found;
  // A provider collects what was ordered: another amount means that the order was altered.
  if (kind === 'page' && receivedMinor !== askedMinor) return 'amount_differs';
  if (kind === 'address') return null;
  const isSame = isSamePerson(found.payer, found.payeeName ?? '');
  if (isSame === false) return 'payer_differs';
  // The amount alone doesn't prove whose money it is.
  return by === 'amount' && isSame === undefined ? 'payer_differs' : null;
}
