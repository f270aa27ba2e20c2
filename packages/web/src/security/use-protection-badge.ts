import type { Tone } from '@croupier/ui/status/Badge.tsx';
import { useTranslations } from 'use-intl';

export type CardBadge = { tone: Tone; text: string };

/** The badge of a protection that is set up, is missing, or is not verified yet; none while that is not known. */
export function useProtectionBadge(): (state: boolean | 'unverified' | undefined) => CardBadge | undefined {
  const t = useTranslations('member.state');
  return (state) => {
    if (state === undefined) return undefined;
    if (state === 'unverified') return { tone: 'warn', text: t('unconfirmed') };
    return state ? { tone: 'win', text: t('done') } : { tone: 'warn', text: t('missing') };
  };
}
