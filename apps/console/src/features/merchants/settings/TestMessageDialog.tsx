import { TESTED_INTEGRATIONS, deliveryRoutes } from '@croupier/contract/access/delivery.ts';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { SecureFormDialog } from '@croupier/web/security/SecureFormDialog.tsx';
import { useSecureForm } from '@croupier/web/security/use-secure-form.ts';
import { Send } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/call.ts';

export type TestedIntegration = (typeof TESTED_INTEGRATIONS)[number];

export const isTested = (integration: string): integration is TestedIntegration =>
  TESTED_INTEGRATIONS.some((tested) => tested === integration);

export type TestMessageDialogProps = {
  merchantCode: string;
  integration: TestedIntegration;
  onClose: () => void;
};

/** Sends a test message over an integration. */
export function TestMessageDialog({ merchantCode, integration, onClose }: TestMessageDialogProps) {
  const t = useTranslations('console.merchant');
  const form = useSecureForm({
    initial: { to: '' },
    schema: deliveryRoutes.test.body,
    save: ({ to }) => call('delivery.test', { params: { merchantCode }, body: { integration, to } }),
    savedText: t('testSent'),
    onSaved: onClose,
  });
  return (
    <SecureFormDialog
      form={form}
      icon={<Send />}
      title={t('testTitle', { name: t(`integration.${integration}`) })}
      submitLabel={t('testSend')}
      onClose={onClose}
    >
      <TextField
        label={t(`testTo.${integration}`)}
        type={integration === 'mail' ? 'email' : 'tel'}
        autoComplete="off"
        {...form.field('to')}
      />
    </SecureFormDialog>
  );
}
