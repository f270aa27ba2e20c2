import { Badge, type Tone } from '@croupier/ui/status/Badge.tsx';
import { useTranslations } from 'use-intl';
import type { Operator } from '../../shared/permissions/permissions.queries.ts';

const TONES: Readonly<Record<Operator['state'], Tone>> = {
  invited: 'info',
  reset: 'warn',
  open: 'win',
  closed: 'lose',
};

export function StateBadge({ state }: { state: Operator['state'] }) {
  const t = useTranslations('console.operatorAccount.state');
  return <Badge tone={TONES[state]}>{t(state)}</Badge>;
}
