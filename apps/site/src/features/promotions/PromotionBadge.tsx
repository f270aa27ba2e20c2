import type { Promotion } from '@croupier/contract/engagement/content.ts';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useHydrated } from '@croupier/web/browser/use-hydrated.ts';
import { Hourglass, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { promotionTime } from './promotion-time.ts';

/** Says that a promotion is new or ends soon. */
export function PromotionBadge({ promotion }: { promotion: Promotion }) {
  const t = useTranslations('promotions');
  const format = useFormat();
  const [now] = useState(() => new Date());
  const hydrated = useHydrated();
  const said = promotionTime(promotion, now);
  if (!hydrated || said === 'running' || promotion.content === '') return null;
  const soon = said === 'soon' && promotion.until;
  return (
    <Badge
      solid
      tone={soon ? 'warn' : 'brand'}
      icon={soon ? <Hourglass /> : <Sparkles />}
      className="absolute top-3 left-3 z-10"
    >
      {soon ? t('endsSoon', { when: format.relative(soon, now) }) : t('fresh')}
    </Badge>
  );
}
