import type { GrantChange } from '@croupier/contract/access/grants.ts';
import { parseTypedAmount, typedAmount } from '@croupier/web/forms/money-input.ts';
import { localTimeOf, localTimeText } from '../../shared/local-time.ts';

/** A grant as form values. */
export type GrantFields = {
  roleId: string;
  scope: 'all' | 'listed';
  merchants: string[];
  actCeiling: string;
  dayCeiling: string;
  /** In the operator's time, or empty. */
  until: string;
};

export type GrantsFields = { grants: GrantFields[]; reason: string };

export const NEW_GRANT: GrantFields = {
  roleId: 'support',
  scope: 'all',
  merchants: [],
  actCeiling: '',
  dayCeiling: '',
  until: '',
};

export const fieldsOf = (grants: readonly GrantChange[]): GrantFields[] =>
  grants.map(({ roleId, merchants, actCeiling, dayCeiling, until }) => ({
    roleId,
    scope: merchants === null ? 'all' : 'listed',
    merchants: merchants ?? [],
    actCeiling: actCeiling === null ? '' : typedAmount(actCeiling),
    dayCeiling: dayCeiling === null ? '' : typedAmount(dayCeiling),
    until: localTimeText(until),
  }));

/** Whether the text of a ceiling is empty or an amount above zero. */
export const isCeiling = (text: string): boolean => text.trim() === '' || (parseTypedAmount(text) ?? 0n) > 0n;

const ceilingOf = (text: string): bigint | null =>
  text.trim() === '' ? null : (parseTypedAmount(text) ?? null);

export const grantsOf = (fields: readonly GrantFields[]): GrantChange[] =>
  fields.map(({ roleId, scope, merchants, actCeiling, dayCeiling, until }) => ({
    roleId,
    merchants: scope === 'all' ? null : merchants,
    actCeiling: ceilingOf(actCeiling),
    dayCeiling: ceilingOf(dayCeiling),
    until: localTimeOf(until),
  }));
