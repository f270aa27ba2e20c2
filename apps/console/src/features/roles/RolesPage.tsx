import { isOwnerOnly } from '@croupier/contract/access/permissions.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { Check, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { operatorsQuery, rolesQuery, type Role } from '../../shared/permissions/permissions.queries.ts';
import { usePermissions } from '../../shared/permissions/use-permissions.ts';
import { useRoleName } from '../../shared/permissions/use-words.ts';
import { useTitle } from '../../shared/use-title.ts';
import { RoleDialog } from './RoleDialog.tsx';
import { WhoCan } from './WhoCan.tsx';

function RoleCard({ role, onEdit }: { role: Role; onEdit: (() => void) | undefined }) {
  const t = useTranslations('console');
  const roleName = useRoleName();
  const heading = useId();
  const operators = useQuery(operatorsQuery);
  const count = operators.data?.filter(({ grants }) =>
    grants.some(({ roleId }) => roleId === role.id),
  ).length;
  return (
    <article aria-labelledby={heading} className="grid min-w-0">
      <Card className="flex min-w-0 flex-col gap-3">
        <div className="flex items-start gap-3">
          <div className="min-w-0 flex-1">
            <h2 id={heading} className="text-lg wrap-anywhere">
              {roleName(role.id)}
            </h2>
            <p className="text-xs text-subtle">{count !== undefined && t('roles.holders', { count })}</p>
          </div>
          <Badge>{t(role.name === null ? 'roles.shipped' : 'roles.own')}</Badge>
        </div>
        <ul className="grid gap-1.5 text-sm">
          {role.permissions.map((permission) => (
            <li key={permission} className="flex items-start gap-2">
              <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-win" />
              <span>
                {t(`permission.${permission}`)}
                {isOwnerOnly(permission) && (
                  <span className="ml-1.5 text-xs text-subtle">({t('roles.ownerOnly')})</span>
                )}
              </span>
            </li>
          ))}
        </ul>
        {onEdit && (
          <Button size="sm" className="mt-auto self-start" onClick={onEdit}>
            {t('roles.edit')}
          </Button>
        )}
      </Card>
    </article>
  );
}

/** Roles with their permissions, and the holders of a permission. */
export function RolesPage() {
  const t = useTranslations('console.roles');
  const { may } = usePermissions();
  const roles = useQuery(rolesQuery);
  const [open, setOpen] = useState<{ role: Role | undefined }>();
  const mayEdit = may('grants.manage');
  useTitle(t('title'));
  return (
    <>
      <div className="mb-section flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="text-3xl">{t('title')}</h1>
          <p className="mt-2 max-w-prose text-muted">{t('text')}</p>
        </div>
        {mayEdit && (
          <Button icon={<Plus aria-hidden />} onClick={() => setOpen({ role: undefined })}>
            {t('add')}
          </Button>
        )}
      </div>
      <WhoCan />
      {roles.isPending && <Skeleton className="h-80 rounded-card" />}
      {roles.isLoadingError && <QueryProblem query={roles} />}
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {roles.data?.map((role) => (
          <RoleCard
            key={role.id}
            role={role}
            onEdit={mayEdit && role.name !== null ? () => setOpen({ role }) : undefined}
          />
        ))}
      </div>
      {open && <RoleDialog role={open.role} onClose={() => setOpen(undefined)} />}
    </>
  );
}
