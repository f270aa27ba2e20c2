import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { memberQuery } from './member.queries.ts';

/** A value is undefined while it loads. */
export type Fact = { label: string; value: string | undefined };

/** Facts about the account; `since` is the label of the registration date. The last sign-in is left out at the first one. */
export function useMemberFacts(since: string): Fact[] {
  const t = useTranslations('member');
  const format = useFormat();
  const { data: member } = useQuery(memberQuery);
  const last = member?.lastLogin;
  const lastLogin = last ? `${format.instant(last.at)} ·\u00A0${last.ip}` : undefined;
  return [
    { label: t('account'), value: member?.account },
    { label: t('nickname'), value: member && (member.nickname || t('none')) },
    { label: t('currency'), value: member?.currency },
    { label: since, value: member && format.instant(member.registeredAt, 'date') },
    ...(last === null ? [] : [{ label: t('lastLogin'), value: lastLogin }]),
  ];
}
