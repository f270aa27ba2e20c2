import { Table, type Column } from '@croupier/ui/data/Table.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { meQuery } from '../../shared/me.queries.ts';
import { operatorsQuery, type Operator } from '../../shared/permissions/permissions.queries.ts';
import { usePermissions } from '../../shared/permissions/use-permissions.ts';
import { useConsoleFormat } from '../../shared/use-console-format.ts';
import { useTitle } from '../../shared/use-title.ts';
import { EmergencyCard } from './EmergencyCard.tsx';
import { GrantBadge } from './GrantBadge.tsx';
import { GrantsDialog } from './GrantsDialog.tsx';
import { OperatorDialog } from './OperatorDialog.tsx';

type Open = { id: string; isChanging: boolean };

function useColumns(onOpen: (operator: Operator) => void): Column<Operator>[] {
  const t = useTranslations('console.operators');
  const format = useConsoleFormat();
  const me = useQuery(meQuery);
  return [
    {
      key: 'name',
      header: t('name'),
      card: 'title',
      cell: (operator) => (
        <>
          <button
            type="button"
            className="text-start font-semibold text-brand-text hover:underline"
            onClick={() => onOpen(operator)}
          >
            {operator.name}
          </button>
          {operator.id === me.data?.id && <Badge className="ml-2">{t('you')}</Badge>}
          {operator.status === 'closed' && (
            <Badge tone="lose" className="ml-2">
              {t('closed')}
            </Badge>
          )}
          <span className="block text-xs font-normal wrap-anywhere text-subtle">{operator.email}</span>
        </>
      ),
    },
    {
      key: 'grants',
      header: t('grants'),
      cell: ({ grants }) => (
        <span className="flex flex-wrap gap-1.5 max-sm:justify-end">
          {grants.map((grant) => (
            <GrantBadge key={`${grant.roleId} ${String(grant.merchants)}`} grant={grant} />
          ))}
          {grants.length === 0 && t('noGrants')}
        </span>
      ),
    },
    {
      key: 'factor',
      header: t('factor'),
      cell: ({ hasSecondFactor }) => (
        <Badge tone={hasSecondFactor ? 'win' : 'warn'}>{t(hasSecondFactor ? 'factorOn' : 'factorOff')}</Badge>
      ),
    },
    {
      key: 'lastSeen',
      header: t('lastSeen'),
      cell: ({ lastLoginAt }) => (lastLoginAt ? format.instant(lastLoginAt) : t('never')),
    },
  ];
}

/** The operators and their rights. */
export function OperatorsPage() {
  const t = useTranslations('console.operators');
  const { may } = usePermissions();
  const operators = useQuery(operatorsQuery);
  const [open, setOpen] = useState<Open>();
  const columns = useColumns(({ id }) => setOpen({ id, isChanging: false }));
  useTitle(t('title'));
  const shown = operators.data?.find(({ id }) => id === open?.id);
  const close = (): void => setOpen(undefined);
  return (
    <>
      <div className="mb-section">
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="mt-2 max-w-prose text-muted">{t('text')}</p>
      </div>
      {operators.isLoadingError ? (
        <QueryProblem query={operators} />
      ) : (
        <Table
          caption={t('title')}
          columns={columns}
          rows={operators.data ?? []}
          rowKey={({ id }) => id}
          loading={operators.isPending}
        />
      )}
      {may('breakGlass.use') && <EmergencyCard />}
      {shown && !open?.isChanging && (
        <OperatorDialog
          operator={shown}
          onChange={() => setOpen({ id: shown.id, isChanging: true })}
          onClose={close}
        />
      )}
      {shown && open?.isChanging && <GrantsDialog operator={shown} onClose={close} />}
    </>
  );
}
