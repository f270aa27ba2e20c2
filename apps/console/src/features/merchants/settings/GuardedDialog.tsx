import type { RequestResult } from '@croupier/contract/access/approvals.ts';
import { CAPTCHA_PURPOSES } from '@croupier/contract/access/captcha.ts';
import type { GuardedSettings } from '@croupier/contract/merchants/guarded-settings.ts';
import { UsersRound } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../shared/act/ActDialog.tsx';
import { ACT_FIELDS, useActForm, type ActFields } from '../../../shared/act/use-act-form.ts';
import { call } from '../../../shared/call.ts';
import { useChangeValue, useLabel } from '../../../shared/permissions/use-words.ts';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';

/** The new values in words. */
function useLines({ welcomeCredit, newAddressProof, captcha }: GuardedSettings, currency: string) {
  const labelOf = useLabel();
  const valueOf = useChangeValue();
  const format = useConsoleFormat();
  return [
    ...(welcomeCredit === undefined
      ? []
      : [{ label: labelOf('welcomeCredit'), value: format.amount(welcomeCredit, currency) }]),
    ...(newAddressProof === undefined
      ? []
      : [
          {
            label: labelOf('newAddressProof'),
            value: valueOf('newAddressProof', newAddressProof ? 'on' : 'off'),
          },
        ]),
    ...CAPTCHA_PURPOSES.flatMap((purpose) => {
      const rule = captcha?.[purpose];
      const label = `captcha.${purpose}`;
      return rule ? [{ label: labelOf(label), value: valueOf(label, rule.when) }] : [];
    }),
  ];
}

type GuardedDialogProps = {
  merchantCode: string;
  currency: string;
  changes: GuardedSettings;
  onClose: () => void;
};

/** Asks for changes that one operator can't make alone. Everything else has been saved already. */
export function GuardedDialog({ merchantCode, currency, changes, onClose }: GuardedDialogProps) {
  const t = useTranslations('console');
  const lines = useLines(changes, currency);
  const form = useActForm<ActFields, RequestResult>({
    initial: ACT_FIELDS,
    save: ({ reason }) =>
      call('merchants.changeGuarded', { params: { merchantCode }, body: { changes, reason } }),
    invalidates: [['merchants.settings', merchantCode]],
    doneText: t('merchant.saved'),
    deciders: 'merchants.manage',
    onClose,
  });
  return (
    <ActDialog
      form={form}
      icon={<UsersRound />}
      title={t('merchant.guardedTitle')}
      description={t('merchant.guardedText')}
      submitLabel={t('roles.submit')}
      onClose={onClose}
    >
      <dl className="grid gap-1.5 rounded-card border border-line bg-well px-4 py-3 text-sm">
        {lines.map(({ label, value }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-muted">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </ActDialog>
  );
}
