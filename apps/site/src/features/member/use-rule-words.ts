import type { RegistrationField } from '@croupier/contract/identity.ts';
import { patternLength } from '@croupier/i18n/pattern-length.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { rulesQuery } from './security.queries.ts';

/** What the merchant asks of a field, in words; undefined while nobody knows. The server checks it. */
export function useRuleWords(field: RegistrationField): string | undefined {
  const t = useTranslations('patterns');
  const { data } = useQuery(rulesQuery);
  const rule = data?.[field];
  return rule && t(rule.patternId, { length: patternLength(rule.minLength, rule.maxLength) });
}
