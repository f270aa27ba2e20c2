import type { LimboFacts } from '@croupier/fairplay/games/limbo.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useTranslations } from 'use-intl';

export function LimboOutcome({ result }: { result: { facts: LimboFacts } }) {
  const t = useTranslations('originals.limbo');
  const format = useFormat();
  return t('result', { result: format.multiplier(result.facts.resultE4) });
}
