import type { FieldRule, RegistrationField } from '@croupier/contract/access/identity.ts';
import { patternLength } from '@croupier/i18n/pattern-length.ts';
import { useTranslations } from 'use-intl';
import { fieldProblem } from './field-problem.ts';

export type FieldCheck = {
  name: RegistrationField;
  text: string;
  required: boolean;
  rule: FieldRule | undefined;
  /** The password that `confirmPassword` has to repeat. */
  password: string;
};

const SECRETS: ReadonlySet<RegistrationField> = new Set(['password', 'confirmPassword', 'paymentPassword']);
/** Fields that show their rule before anything is typed. */
const HINTED: ReadonlySet<RegistrationField> = new Set(['username', 'password', 'paymentPassword']);

export type FieldChecks = {
  /** True, or the text of the field's error. */
  check: (field: FieldCheck) => true | string;
  ruleText: (rule: FieldRule) => string;
  hintOf: (name: RegistrationField, rule: FieldRule | undefined) => string | undefined;
};

/** Checks fields by the merchant's rules, with texts for hints and errors. */
export function useFieldCheck(): FieldChecks {
  const t = useTranslations();
  const ruleText = ({ patternId, minLength, maxLength }: FieldRule): string =>
    t(`patterns.${patternId}`, { length: patternLength(minLength, maxLength) });
  return {
    ruleText,
    check: ({ name, text, required, rule, password }) => {
      const typed = SECRETS.has(name) ? text : text.trim();
      // The repeated password has to equal the first one, which its own rule checks.
      const ownRule = name === 'confirmPassword' ? undefined : rule;
      const problem = fieldProblem(typed, required, ownRule);
      if (problem === 'required') return t('errors.field.required');
      if (problem === 'pattern' && ownRule) return ruleText(ownRule);
      if (name === 'confirmPassword' && text !== password) return t('errors.identity.passwords_differ');
      return true;
    },
    hintOf: (name, rule) => (rule && HINTED.has(name) ? ruleText(rule) : undefined),
  };
}
