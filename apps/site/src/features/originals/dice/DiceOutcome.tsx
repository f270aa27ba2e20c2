import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useTranslations } from 'use-intl';
import type { DiceFacts } from '@croupier/fairplay/games/dice.ts';

export function DiceOutcome({ result }: { result: { facts: DiceFacts } }) {
  const t = useTranslations('originals.dice');
  const format = useFormat();
  return t('rolled', { roll: format.fixed(result.facts.rollHundredths / 100, 2) });
}
