import type { FieldRule, RegistrationField } from '@croupier/contract/identity.ts';
import { patternLength } from '@croupier/i18n/pattern-length.ts';
import { useTranslations } from 'use-intl';
import { fieldProblem } from './register/registration-rules.ts';

export type FieldCheck = {
  name: RegistrationField;
  text: string;
  required: boolean;
  rule: FieldRule | undefined;
  /** What the repeated password must equal. */
  password: string;
};

const SECRETS: ReadonlySet<RegistrationField> = new Set(['password', 'confirmPassword', 'paymentPassword']);
/** Said before anything is typed: nobody should have to guess these. */
const HINTED: ReadonlySet<RegistrationField> = new Set(['username', 'password', 'paymentPassword']);

/** What is wrong with a field, in words (true when nothing is), and what is asked of it beforehand. */
export function useFieldCheck() {
  const t = useTranslations();
  const wordsOf = ({ patternId, minLength, maxLength }: FieldRule): string =>
    t(`patterns.${patternId}`, { length: patternLength(minLength, maxLength) });
  return {
    check: ({ name, text, required, rule, password }: FieldCheck): true | string => {
      const typed = SECRETS.has(name) ? text : text.trim();
      // The repeated password only has to equal the first, which is checked by its own rule.
      const own = name === 'confirmPassword' ? undefined : rule;
      const problem = fieldProblem(typed, required, own);
      if (problem === 'required') return t('errors.field.required');
      if (problem === 'pattern' && own) return wordsOf(own);
      if (name === 'confirmPassword' && text !== password) return t('errors.identity.passwords_differ');
      return true;
    },
    hintOf: (name: RegistrationField, rule: FieldRule | undefined): string | undefined =>
      rule && HINTED.has(name) ? wordsOf(rule) : undefined,
  };
}
