import {
  MEMBER_KINDS,
  MEMBER_STATES,
  memberList,
  type MemberItem,
} from '@croupier/contract/lists/members.ts';
import { Badge, type Tone } from '@croupier/ui/status/Badge.tsx';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { call } from '../../shared/call.ts';
import { ListPage } from '../../shared/list/ListPage.tsx';
import type { ListColumn } from '../../shared/list/list-types.ts';
import { useConsoleFormat } from '../../shared/use-console-format.ts';
import { useTitle } from '../../shared/use-title.ts';
import { MemberPanel } from './file/MemberPanel.tsx';

const STATE_TONES: Readonly<Record<MemberItem['status'], Tone>> = {
  open: 'win',
  locked: 'lose',
  closed: 'neutral',
};

function useColumns(): ListColumn<MemberItem>[] {
  const t = useTranslations('console.memberList');
  const format = useConsoleFormat();
  return [
    {
      key: 'account',
      header: t('account'),
      cell: ({ account, nickname }) => (
        <>
          <span className="whitespace-nowrap">{account}</span>
          {nickname !== '' && nickname !== account && (
            <span className="block text-xs font-normal wrap-anywhere text-subtle">{nickname}</span>
          )}
        </>
      ),
    },
    {
      key: 'name',
      header: t('name'),
      cell: ({ payeeName }) => payeeName,
      className: 'sm:whitespace-nowrap',
    },
    { key: 'kind', header: t('kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
    {
      key: 'status',
      header: t('status'),
      card: 'aside',
      cell: ({ status }) => <Badge tone={STATE_TONES[status]}>{t(`states.${status}`)}</Badge>,
    },
    {
      key: 'balance',
      header: t('balance'),
      align: 'end',
      cell: ({ balance, currency }) => format.amount(balance, currency),
    },
    { key: 'mobile', header: t('mobile'), cell: ({ mobile }) => mobile, className: 'whitespace-nowrap' },
    { key: 'email', header: t('email'), cell: ({ email }) => email, isOptional: true },
    {
      key: 'lastLoginAt',
      header: t('lastLogin'),
      cell: ({ lastLoginAt }) => (lastLoginAt ? format.instant(lastLoginAt) : t('never')),
      className: 'whitespace-nowrap',
    },
    {
      key: 'registeredAt',
      header: t('registered'),
      cell: ({ registeredAt }) => format.instant(registeredAt),
    },
  ];
}

/** The members of the chosen merchants. */
export function MembersPage() {
  const t = useTranslations('console.memberList');
  useTitle(t('title'));
  const columns = useColumns();
  return (
    <ListPage
      list={memberList}
      title={t('title')}
      load={(query, signal) => call('lists.members', { query }, { signal })}
      columns={columns}
      filters={[
        { kind: 'text', name: 'account', label: t('account'), hint: t('accountHint') },
        {
          kind: 'choice',
          name: 'kind',
          label: t('kind'),
          options: MEMBER_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })),
        },
        {
          kind: 'choice',
          name: 'status',
          label: t('status'),
          options: MEMBER_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
        },
        { kind: 'range', min: 'balanceMin', max: 'balanceMax', label: t('balance') },
        { kind: 'period', from: 'registeredFrom', until: 'registeredUntil', label: t('registered') },
        { kind: 'text', name: 'mobile', label: t('mobile'), hint: t('mobileHint') },
        { kind: 'text', name: 'email', label: t('email'), hint: t('emailHint') },
      ]}
      rowPage={paths.memberFile}
      renderPanel={(open) => <MemberPanel open={open} />}
      emptyText={t('empty')}
    />
  );
}
