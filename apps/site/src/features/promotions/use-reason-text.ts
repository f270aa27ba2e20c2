import { useTranslations } from 'use-intl';

type LooseTranslator = { (key: string): string; has: (key: string) => boolean };

/** Why a step can't be taken now. */
export function useReasonText(): (reason: string | null) => string | undefined {
  const t = useTranslations('offers') as unknown as LooseTranslator;
  return (reason) => {
    if (reason === null) return undefined;
    const key = reason.startsWith('base.') ? 'reason.base' : `reason.${reason}`;
    return t(t.has(key) ? key : 'reason.other');
  };
}
