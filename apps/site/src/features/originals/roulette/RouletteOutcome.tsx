import type { RouletteFacts } from '@croupier/fairplay/games/roulette.ts';
import { useTranslations } from 'use-intl';
import { colourOf } from '../../../shared/round-pictures/pocket-colour.ts';

export function RouletteOutcome({ result }: { result: { facts: RouletteFacts } }) {
  const t = useTranslations('tables.roulette');
  const { pocket } = result.facts;
  return t('fell', { number: String(pocket), colour: t(`colour.${colourOf(pocket)}`) });
}
