import type { PromotionCard as Offer } from '@croupier/contract/promotions/promotions.ts';
import type { MemberStatus } from '@croupier/contract/promotions/words.ts';
import { Badge, type Tone } from '@croupier/ui/status/Badge.tsx';
import { useTranslations } from 'use-intl';

const TONES: Readonly<Record<MemberStatus, Tone>> = {
  comingSoon: 'info',
  join: 'neutral',
  joined: 'accent',
  applying: 'warn',
  rejected: 'lose',
  issued: 'win',
  process: 'info',
  claimed: 'neutral',
  closed: 'neutral',
};

/** Where the member stands. */
export function OfferStatus({ status, solid = false }: Pick<Offer, 'status'> & { solid?: boolean }) {
  const t = useTranslations('offers');
  return (
    <Badge tone={TONES[status]} solid={solid}>
      {t(`status.${status}`)}
    </Badge>
  );
}
