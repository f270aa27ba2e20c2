import type { RegistrationField } from '@croupier/contract/identity.ts';
import { patternLength } from '@croupier/i18n/pattern-length.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { rulesQuery } from './security.queries.ts';

export type FieldRuleWords = {
  /** What is asked of the field; undefined while nobody knows. The server checks it. */
  words: string | undefined;
  /** Which keyboard a phone shows. */
  inputMode: 'numeric' | 'text';
};

/** The merchant's rule of a field, as the person who fills it in needs to know it. */
export function useFieldRule(field: RegistrationField): FieldRuleWords {
  const t = useTranslations('patterns');
  const { data } = useQuery(rulesQuery);
  const rule = data?.[field];
  return {
    words: rule && t(rule.patternId, { length: patternLength(rule.minLength, rule.maxLength) }),
    inputMode: rule?.patternId === 'numbers' ? 'numeric' : 'text',
  };
}
