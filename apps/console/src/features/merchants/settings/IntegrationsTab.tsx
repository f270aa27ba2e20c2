import {
  INTEGRATIONS,
  type IntegrationName,
  type MerchantSettingsView,
} from '@croupier/contract/merchants/settings.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePermissions } from '../../../shared/permissions/use-permissions.ts';
import { INTEGRATION_FIELDS } from './integration-fields.ts';
import { IntegrationDialog } from './IntegrationDialog.tsx';
import { isTested, TestMessageDialog, type TestedIntegration } from './TestMessageDialog.tsx';

/** The external services of a merchant. Their secrets are never shown. */
export function IntegrationsTab({ settings }: { settings: MerchantSettingsView }) {
  const t = useTranslations('console');
  const { merchantCode, integrations } = settings;
  const mayManage = usePermissions().may('integrations.manage', merchantCode);
  const [open, setOpen] = useState<IntegrationName>();
  const [tested, setTested] = useState<TestedIntegration>();
  return (
    <div className="grid max-w-4xl gap-3">
      <p className="text-sm text-muted">{t('merchant.integrationsText')}</p>
      {INTEGRATIONS.map((integration) => {
        const value = integrations[integration];
        return (
          <Card key={integration} className="flex flex-wrap items-start gap-x-4 gap-y-3">
            <div className="min-w-0 flex-1 max-sm:basis-full">
              <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base">
                {t(`merchant.integration.${integration}`)}
                <Badge tone={value ? 'win' : 'neutral'}>
                  {t(value ? 'merchant.connected' : 'merchant.notConnected')}
                </Badge>
              </h2>
              {value && (
                <dl className="mt-2 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[9rem_1fr]">
                  {INTEGRATION_FIELDS[integration].fields.map((name) => (
                    <div key={name} className="contents">
                      <dt className="text-subtle">{t(`merchant.integrationField.${name}`)}</dt>
                      <dd className="wrap-anywhere">{value[name] || t('inbox.nothing')}</dd>
                    </div>
                  ))}
                </dl>
              )}
            </div>
            {value && isTested(integration) && (
              <Button size="sm" variant="ghost" disabled={!mayManage} onClick={() => setTested(integration)}>
                {t('merchant.test')}
              </Button>
            )}
            <Button
              size="sm"
              disabled={!mayManage}
              title={
                mayManage
                  ? undefined
                  : t('needsPermission', { permission: t('permission.integrations.manage') })
              }
              onClick={() => setOpen(integration)}
            >
              {t(value ? 'merchant.change' : 'merchant.connect')}
            </Button>
          </Card>
        );
      })}
      {tested && (
        <TestMessageDialog
          merchantCode={merchantCode}
          integration={tested}
          onClose={() => setTested(undefined)}
        />
      )}
      {open && (
        <IntegrationDialog
          merchantCode={merchantCode}
          integration={open}
          current={integrations[open]}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}
