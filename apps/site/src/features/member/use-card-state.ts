import type { Tone } from '@croupier/ui/status/Badge.tsx';
import { useTranslations } from 'use-intl';

/** The badge of something that is there, is missing, or waits to be confirmed; none while nobody knows. */
export function useCardState(): (
  is: boolean | 'unconfirmed' | undefined,
) => { tone: Tone; words: string } | undefined {
  const t = useTranslations('member.state');
  return (is) => {
    if (is === undefined) return undefined;
    if (is === 'unconfirmed') return { tone: 'warn', words: t('unconfirmed') };
    return is ? { tone: 'win', words: t('done') } : { tone: 'warn', words: t('missing') };
  };
}
