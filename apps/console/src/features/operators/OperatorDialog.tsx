import { Dialog } from '@croupier/ui/overlays/Dialog.tsx';
import { CircleCheck, UserRound } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ActButton } from '../../shared/act/ActButton.tsx';
import type { Operator } from '../../shared/permissions/permissions.queries.ts';
import { useMerchants } from '../../shared/permissions/use-merchants.ts';
import { usePermissions } from '../../shared/permissions/use-permissions.ts';
import { useConsoleFormat } from '../../shared/use-console-format.ts';
import type { AccountChange } from './AccountChangeDialog.tsx';
import { AccountSection } from './AccountSection.tsx';
import { GrantBadge } from './GrantBadge.tsx';

function Grants({ operator }: { operator: Operator }) {
  const t = useTranslations('console.operators');
  const format = useConsoleFormat();
  const limit = (amount: bigint | null): string =>
    amount === null ? t('unlimited') : format.number(Number(amount / 10_000n));
  return (
    <ul aria-label={t('grants')} className="grid gap-2">
      {operator.grants.map((grant) => (
        <li key={`${grant.roleId} ${String(grant.merchants)}`} className="flex flex-wrap items-center gap-2">
          <GrantBadge grant={grant} />
          <span className="text-xs text-subtle">
            {[
              ...(grant.actCeiling === null && grant.dayCeiling === null
                ? []
                : [t('limits', { act: limit(grant.actCeiling), day: limit(grant.dayCeiling) })]),
              ...(grant.until ? [t('ends', { when: format.instant(grant.until) })] : []),
            ].join(' · ')}
          </span>
        </li>
      ))}
      {operator.grants.length === 0 && <li className="text-sm text-muted">{t('noGrants')}</li>}
    </ul>
  );
}

type OperatorDialogProps = {
  operator: Operator;
  onChangeGrants: () => void;
  onChangeAccount: (change: AccountChange) => void;
  onNewLink: () => void;
  onClose: () => void;
};

/** An operator's account, grants and the resulting rights. */
export function OperatorDialog(props: OperatorDialogProps) {
  const { operator, onChangeGrants, onChangeAccount, onNewLink, onClose } = props;
  const t = useTranslations();
  const { may } = usePermissions();
  const { nameOf } = useMerchants();
  const { name, email, permissions } = operator;
  return (
    <Dialog
      open
      icon={<UserRound />}
      title={name}
      description={email}
      closeLabel={t('common.close')}
      onOpenChange={(open) => !open && onClose()}
      footer={
        may('grants.manage') && (
          <ActButton
            permission="grants.manage"
            variant="primary"
            size="md"
            blocked={operator.state === 'invited' ? t('console.operatorAccount.grantsNotSetUp') : undefined}
            label={t('console.operators.change')}
            onPress={onChangeGrants}
          />
        )
      }
    >
      <div className="grid gap-5">
        <AccountSection operator={operator} onChange={onChangeAccount} onNewLink={onNewLink} />
        <Grants operator={operator} />
        <section>
          <h3 className="mb-2 text-sm font-semibold">{t('console.operators.may', { name })}</h3>
          {permissions.length === 0 && (
            <p className="text-sm text-muted">{t('console.operators.mayNothing')}</p>
          )}
          <ul className="grid gap-2 text-sm">
            {permissions.map(({ permission, merchants }) => (
              <li key={permission} className="flex items-start gap-2.5">
                <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-win" />
                <span>
                  {t(`console.permission.${permission}`)}
                  <span className="block text-xs text-subtle">
                    {merchants === null
                      ? t('console.operators.allMerchants')
                      : merchants.map(nameOf).join(', ')}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Dialog>
  );
}
