import { Badge, type Tone } from '@croupier/ui/status/Badge.tsx';
import { CircleCheck, Flame, Hourglass, Scale } from 'lucide-react';
import { useTranslations } from 'use-intl';

type State = 'soon' | 'open' | 'sealed' | 'over';

const LOOKS: Readonly<Record<State, { tone: Tone; Icon: typeof Flame }>> = {
  soon: { tone: 'info', Icon: Hourglass },
  open: { tone: 'win', Icon: Flame },
  sealed: { tone: 'warn', Icon: Scale },
  over: { tone: 'neutral', Icon: CircleCheck },
};

/** Where a contest stands. */
export function StateBadge({ state, solid = false }: { state: State; solid?: boolean }) {
  const t = useTranslations('contests.state');
  const { tone, Icon } = LOOKS[state];
  return (
    <Badge tone={tone} solid={solid} icon={<Icon aria-hidden />}>
      {t(state)}
    </Badge>
  );
}
