import type { BaccaratFacts } from '@croupier/fairplay/games/baccarat.ts';
import { useTranslations } from 'use-intl';
import { roadRound } from './roads.ts';

export function BaccaratOutcome({ result }: { result: { facts: BaccaratFacts } }) {
  const t = useTranslations('tables.baccarat');
  const { facts } = result;
  return t('outcome', {
    winner: t(`won.${roadRound(facts).winner}`),
    player: String(facts.playerTotal),
    banker: String(facts.bankerTotal),
  });
}
