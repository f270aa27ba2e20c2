import type { Round } from '@croupier/contract/games/rounds.ts';
import { Badge, type Tone } from '@croupier/ui/status/Badge.tsx';
import { useTranslations } from 'use-intl';

const STATE_TONES: Record<Round['state'], Tone> = { open: 'info', settled: 'neutral', voided: 'warn' };

/** The state of a round. */
export function RoundStateBadge({ state }: { state: Round['state'] }) {
  const t = useTranslations('records.states');
  return <Badge tone={STATE_TONES[state]}>{t(state)}</Badge>;
}
