import type { Permission } from '@croupier/contract/access/permissions.ts';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { Lock } from 'lucide-react';
import { useTranslations } from 'use-intl';

/** Shown instead of a screen that the operator may not open. */
export function NoAccess({ permission }: { permission?: Permission | undefined }) {
  const t = useTranslations('console');
  return (
    <EmptyState
      icon={<Lock />}
      title={t('noAccessTitle')}
      text={
        permission ? t('needsPermission', { permission: t(`permission.${permission}`) }) : t('noAccessText')
      }
    />
  );
}
