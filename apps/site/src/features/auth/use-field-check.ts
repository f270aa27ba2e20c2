import type { FieldRule, RegistrationField } from '@croupier/contract/identity.ts';
import { patternLength } from '@croupier/i18n/pattern-length.ts';
import { useTranslations } from 'use-intl';
import { fieldProblem } from './registration-rules.ts';

export type FieldCheck = {
  name: RegistrationField;
  text: string;
  required: boolean;
  rule: FieldRule | undefined;
  /** What the repeated password must equal. */
  password: string;
};

const SECRETS: ReadonlySet<RegistrationField> = new Set(['password', 'confirmPassword', 'paymentPassword']);

/** What is wrong with a field, in words; true when nothing is. */
export function useFieldCheck(): (field: FieldCheck) => true | string {
  const t = useTranslations();
  return ({ name, text, required, rule, password }) => {
    const typed = SECRETS.has(name) ? text : text.trim();
    // The repeated password only has to equal the first, which is checked by its own rule.
    const problem = fieldProblem(typed, required, name === 'confirmPassword' ? undefined : rule);
    if (problem?.kind === 'required') return t('errors.field.required');
    if (problem)
      return t(`patterns.${problem.patternId}`, { length: patternLength(problem.min, problem.max) });
    if (name === 'confirmPassword' && text !== password) return t('errors.identity.passwords_differ');
    return true;
  };
}
