import type { SlotsFacts } from '@croupier/fairplay/games/slots.ts';
import { useTranslations } from 'use-intl';

export function SlotsOutcome({ result }: { result: { facts: SlotsFacts } }) {
  const t = useTranslations('tables.slots');
  const { spin, feature } = result.facts;
  const lines = t('outcome', { lines: spin.lines.length });
  if (!feature) return lines;
  const { spins, multiplier } = feature;
  return `${lines} ${t('outcomeFeature', { count: spins.length, multiplier: String(multiplier) })}`;
}
