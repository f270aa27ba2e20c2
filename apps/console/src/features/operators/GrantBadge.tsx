import { Badge } from '@croupier/ui/status/Badge.tsx';
import { useTranslations } from 'use-intl';
import type { Operator } from '../../shared/permissions/permissions.queries.ts';
import { useMerchants } from '../../shared/permissions/use-merchants.ts';
import { useRoleName } from '../../shared/permissions/use-words.ts';

/** A grant in short: its role and merchants. */
export function GrantBadge({ grant }: { grant: Operator['grants'][number] }) {
  const t = useTranslations('console.operators');
  const roleName = useRoleName();
  const { nameOf } = useMerchants();
  const { roleId, merchants } = grant;
  return (
    <Badge tone={roleId === 'owner' ? 'accent' : 'neutral'}>
      {roleName(roleId)} · {merchants === null ? t('allMerchants') : merchants.map(nameOf).join(', ')}
    </Badge>
  );
}
