import type { RegistrationField } from '@croupier/contract/access/identity.ts';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../api/call.ts';
import { useFieldCheck } from './use-field-check.ts';

export type FieldRuleState = {
  /** The rule in words; undefined until it is loaded. */
  hint: string | undefined;
  /** The keyboard that a phone shows. */
  inputMode: 'numeric' | 'text';
  /** True, or the text of the error. Until the rule is loaded only the server checks it. */
  check: (text: string) => true | string;
};

/** The merchant's rule for a required field. */
export function useFieldRule(name: RegistrationField): FieldRuleState {
  const { data } = useQuery(callQuery('identity.registerValidation'));
  const { check, ruleText } = useFieldCheck();
  const rule = data?.[name];
  return {
    hint: rule && ruleText(rule),
    inputMode: rule?.patternId === 'numbers' ? 'numeric' : 'text',
    check: (text) => check({ name, text, required: true, rule, password: '' }),
  };
}
