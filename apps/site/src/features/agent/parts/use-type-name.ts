import { useTranslations } from 'use-intl';

/** What an account is: a member, or an agent of one of the types, which have equal rights. */
export function useTypeName(): (type: number) => string {
  const t = useTranslations('agent.type');
  return (type) => {
    if (type === 0) return t('member');
    return type === 1 ? t('agent') : t('agentOf', { type: String(type) });
  };
}
