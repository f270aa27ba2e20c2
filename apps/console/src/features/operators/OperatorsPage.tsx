import type { SetupLink } from '@croupier/contract/access/operators.ts';
import { Table, type Column } from '@croupier/ui/data/Table.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActButton } from '../../shared/act/ActButton.tsx';
import { meQuery } from '../../shared/me.queries.ts';
import { operatorsQuery, type Operator } from '../../shared/permissions/permissions.queries.ts';
import { usePermissions } from '../../shared/permissions/use-permissions.ts';
import { useConsoleFormat } from '../../shared/use-console-format.ts';
import { useTitle } from '../../shared/use-title.ts';
import { AccountChangeDialog, type AccountChange } from './AccountChangeDialog.tsx';
import { EmergencyCard } from './EmergencyCard.tsx';
import { GrantBadge } from './GrantBadge.tsx';
import { GrantsDialog } from './GrantsDialog.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { NewLinkDialog } from './NewLinkDialog.tsx';
import { OperatorDialog } from './OperatorDialog.tsx';
import { SetupLinkDialog } from './SetupLinkDialog.tsx';
import { StateBadge } from './StateBadge.tsx';

type Open =
  | { dialog: 'invite' }
  | { dialog: 'link'; name: string; link: SetupLink }
  | { dialog: 'details' | 'grants' | 'newLink' | AccountChange; id: string };

/** The dialog of one operator. */
function OperatorDialogs({ operator, dialog, onOpen, onClose }: OperatorDialogsProps) {
  const { id } = operator;
  switch (dialog) {
    case 'details':
      return (
        <OperatorDialog
          operator={operator}
          onChangeGrants={() => onOpen({ dialog: 'grants', id })}
          onChangeAccount={(change) => onOpen({ dialog: change, id })}
          onNewLink={() => onOpen({ dialog: 'newLink', id })}
          onClose={onClose}
        />
      );
    case 'grants':
      return <GrantsDialog operator={operator} onClose={onClose} />;
    case 'newLink':
      return (
        <NewLinkDialog
          operator={operator}
          onCreated={(created) => onOpen({ dialog: 'link', ...created })}
          onClose={onClose}
        />
      );
    default:
      return <AccountChangeDialog operator={operator} change={dialog} onClose={onClose} />;
  }
}

type OperatorDialogsProps = {
  operator: Operator;
  dialog: Extract<Open, { id: string }>['dialog'];
  onOpen: (open: Open) => void;
  onClose: () => void;
};

function useColumns(onOpen: (operator: Operator) => void): Column<Operator>[] {
  const t = useTranslations('console.operators');
  const tAccount = useTranslations('console.operatorAccount');
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
          <span className="block text-xs font-normal wrap-anywhere text-subtle">{operator.email}</span>
        </>
      ),
    },
    {
      key: 'state',
      header: tAccount('stateLabel'),
      card: 'aside',
      cell: ({ state }) => <StateBadge state={state} />,
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
  const tAccount = useTranslations('console.operatorAccount');
  const { may } = usePermissions();
  const operators = useQuery(operatorsQuery);
  const [open, setOpen] = useState<Open>();
  const columns = useColumns(({ id }) => setOpen({ dialog: 'details', id }));
  useTitle(t('title'));
  const shown = open && 'id' in open ? operators.data?.find(({ id }) => id === open.id) : undefined;
  const close = (): void => setOpen(undefined);
  return (
    <>
      <div className="mb-section flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-3xl">{t('title')}</h1>
          <p className="mt-2 max-w-prose text-muted">{t('text')}</p>
        </div>
        <ActButton
          permission="operators.invite"
          variant="primary"
          size="md"
          icon={<UserPlus aria-hidden />}
          label={tAccount('invite')}
          onPress={() => setOpen({ dialog: 'invite' })}
        />
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
      {open?.dialog === 'invite' && (
        <InviteDialog onInvited={(invited) => setOpen({ dialog: 'link', ...invited })} onClose={close} />
      )}
      {open?.dialog === 'link' && <SetupLinkDialog name={open.name} link={open.link} onClose={close} />}
      {shown && open && 'id' in open && (
        <OperatorDialogs operator={shown} dialog={open.dialog} onOpen={setOpen} onClose={close} />
      )}
    </>
  );
}
