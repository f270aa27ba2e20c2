import type { ConsoleApi } from '@croupier/contract/api.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import { Table, type Column } from '@croupier/ui/data/Table.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useDeviceName } from '@croupier/web/security/use-device-name.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../../paths.ts';
import { DetailSection } from '../../../../shared/detail/Detail.tsx';
import { FactList } from '../../../../shared/detail/FactList.tsx';
import { useConsoleFormat } from '../../../../shared/use-console-format.ts';
import { accessQuery, type MemberRef } from '../member-file.queries.ts';
import { useMemberWords } from './use-words.ts';

type Access = CallOutput<ConsoleApi['memberFile']['access']>;

const None = ({ text }: { text: string }) => <p className="text-sm text-muted">{text}</p>;

function useSessionColumns(): Column<Access['sessions'][number]>[] {
  const t = useTranslations('console.member');
  const { via } = useMemberWords();
  const { instant } = useConsoleFormat();
  const deviceName = useDeviceName();
  return [
    {
      key: 'device',
      header: t('device'),
      cell: ({ userAgent }) => deviceName(userAgent),
      card: 'title',
    },
    { key: 'via', header: t('method'), cell: (row) => via(row.via) },
    { key: 'address', header: t('address'), cell: ({ address }) => address },
    { key: 'started', header: t('started'), cell: ({ startedAt }) => instant(startedAt) },
    { key: 'seen', header: t('lastSeen'), cell: ({ lastSeenAt }) => instant(lastSeenAt) },
    {
      key: 'live',
      header: t('state'),
      card: 'aside',
      cell: ({ isLive }) => (
        <Badge tone={isLive ? 'win' : 'neutral'}>{t(isLive ? 'sessionLive' : 'sessionEnded')}</Badge>
      ),
    },
  ];
}

function Sessions({ sessions }: Pick<Access, 'sessions'>) {
  const t = useTranslations('console.member');
  const columns = useSessionColumns();
  return (
    <Table
      caption={t('sessions')}
      rows={sessions}
      rowKey={({ id }) => id}
      empty={<None text={t('sessionsEmpty')} />}
      columns={columns}
    />
  );
}

function useAddressColumns(merchantCode: string): Column<Access['addresses'][number]>[] {
  const t = useTranslations('console.member');
  const { instant } = useConsoleFormat();
  return [
    { key: 'address', header: t('address'), cell: ({ address }) => address, card: 'title' },
    { key: 'added', header: t('firstSeen'), cell: ({ addedAt }) => instant(addedAt) },
    { key: 'seen', header: t('lastSeen'), cell: ({ lastSeenAt }) => instant(lastSeenAt) },
    {
      key: 'shared',
      header: t('sharedWith'),
      cell: ({ sharedWith, sharedCount }) =>
        sharedCount === 0 ? (
          t('nobody')
        ) : (
          <span className="flex flex-wrap gap-x-2.5 gap-y-1 max-sm:justify-end">
            {sharedWith.map(({ id, account }) => (
              <Link key={id} to={paths.memberFile({ merchantCode, id })}>
                {account}
              </Link>
            ))}
            {sharedCount > sharedWith.length && (
              <span className="text-subtle">
                {t('moreOthers', { count: sharedCount - sharedWith.length })}
              </span>
            )}
          </span>
        ),
    },
  ];
}

function Addresses({ addresses, merchantCode }: Pick<Access, 'addresses'> & { merchantCode: string }) {
  const t = useTranslations('console.member');
  const columns = useAddressColumns(merchantCode);
  return (
    <Table
      caption={t('addresses')}
      rows={addresses}
      rowKey={({ address }) => address}
      empty={<None text={t('addressesEmpty')} />}
      columns={columns}
    />
  );
}

/** Sessions, devices, addresses and who shares them, second factors. */
export function AccessTab({ member }: { member: MemberRef }) {
  const t = useTranslations('console.member');
  const format = useConsoleFormat();
  const query = useQuery(accessQuery(member));
  if (query.isPending) return <Skeleton className="h-60 rounded-card" />;
  if (query.isLoadingError) return <QueryProblem query={query} />;
  const { sessions, devices, addresses, factors } = query.data;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <DetailSection title={t('sessions')}>
        <Sessions sessions={sessions} />
      </DetailSection>
      <DetailSection title={t('addresses')}>
        <Addresses addresses={addresses} merchantCode={member.merchantCode} />
      </DetailSection>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 @3xl:grid-cols-2">
        <DetailSection title={t('devices')}>
          {devices.length === 0 ? (
            <None text={t('devicesEmpty')} />
          ) : (
            <FactList
              facts={devices.map(({ id, address, usedAt, expiresAt }) => ({
                label: `${address} · ${id.slice(-4)}`,
                value: format.instant(usedAt),
                note: t('until', { when: format.instant(expiresAt) }),
              }))}
            />
          )}
        </DetailSection>
        <DetailSection title={t('factors')}>
          <FactList
            facts={[
              {
                label: t('authenticator'),
                value: factors.totpSince ? format.instant(factors.totpSince) : t('isNotSet'),
              },
              { label: t('recoveryCodes'), value: format.number(factors.recoveryCodesLeft) },
              ...factors.passkeys.map(({ name, createdAt }) => ({
                label: t('passkey', { name }),
                value: format.instant(createdAt),
              })),
            ]}
          />
        </DetailSection>
      </div>
    </div>
  );
}
