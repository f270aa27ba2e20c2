import { isPermission, PERMISSION_NAMES, type Permission } from '@croupier/contract/access/permissions.ts';
import { Select } from '@croupier/ui/fields/Select.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { operatorsQuery } from '../../shared/permissions/permissions.queries.ts';
import { useMerchants } from '../../shared/permissions/use-merchants.ts';

/** The holders of a permission, at a merchant or anywhere. */
export function WhoCan() {
  const t = useTranslations('console');
  const operators = useQuery(operatorsQuery);
  const { merchants } = useMerchants();
  const [permission, setPermission] = useState<Permission>('sites.manage');
  const [merchantCode, setMerchantCode] = useState('');
  const holders = operators.data?.filter(
    ({ state, permissions }) =>
      state === 'open' &&
      permissions.some(
        (held) =>
          held.permission === permission &&
          (held.merchants === null || merchantCode === '' || held.merchants.includes(merchantCode)),
      ),
  );
  return (
    <Card className="mb-section grid gap-4">
      <h2 className="text-base">{t('roles.whoTitle')}</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={t('roles.whoPermission')}
          value={permission}
          options={PERMISSION_NAMES.map((value) => ({ value, label: t(`permission.${value}`) }))}
          onChange={({ target: { value } }) => isPermission(value) && setPermission(value)}
        />
        <Select
          label={t('roles.whoMerchant')}
          value={merchantCode}
          options={[
            { value: '', label: t('roles.anyMerchant') },
            ...merchants.map((merchant) => ({ value: merchant.merchantCode, label: merchant.name })),
          ]}
          onChange={({ target: { value } }) => setMerchantCode(value)}
        />
      </div>
      <p aria-live="polite" className="flex min-h-6 flex-wrap gap-2 text-sm text-muted">
        {holders?.map(({ id, name }) => (
          <Badge key={id} tone="brand">
            {name}
          </Badge>
        ))}
        {holders?.length === 0 && t('roles.whoNobody')}
      </p>
    </Card>
  );
}
