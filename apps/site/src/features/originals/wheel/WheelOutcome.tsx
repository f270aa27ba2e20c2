import type { WheelFacts } from '@croupier/fairplay/games/wheel.ts';
import { useTranslations } from 'use-intl';

export function WheelOutcome({ result }: { result: { facts: WheelFacts } }) {
  const t = useTranslations('originals.wheel');
  return t('segment', { segment: String(result.facts.segment + 1) });
}
