import { useTranslations } from 'use-intl';
import { hundredths } from '../../../shared/rounds/verifier-query.ts';
import type { DiceFacts } from '@croupier/fairplay/games/dice.ts';

export function DiceOutcome({ result }: { result: { facts: DiceFacts } }) {
  const t = useTranslations('originals.dice');
  return t('rolled', { roll: hundredths(result.facts.rollHundredths) });
}
