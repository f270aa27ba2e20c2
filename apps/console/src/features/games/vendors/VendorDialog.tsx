import { VENDOR_STATES, type ControlledVendor } from '@croupier/contract/games/game-control.ts';
import { Select } from '@croupier/ui/fields/Select.tsx';
import { SecureFormDialog } from '@croupier/web/security/SecureFormDialog.tsx';
import { useSecureForm } from '@croupier/web/security/use-secure-form.ts';
import { Store } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/call.ts';
import { NoticeFields } from '../closing/NoticeFields.tsx';
import { noticeFields, noticeOf, useNoticeLanguages } from '../closing/notice-form.ts';

type Values = { state: ControlledVendor['state']; notice: Record<string, string> };

/** Switches a vendor on or off at one merchant, or to maintenance. */
export function VendorDialog({
  vendor,
  merchantCode,
  onClose,
}: {
  vendor: ControlledVendor;
  merchantCode: string;
  onClose: () => void;
}) {
  const t = useTranslations('console.games');
  const languages = useNoticeLanguages(merchantCode);
  const { id: vendorId, name } = vendor;
  const form = useSecureForm<Values>({
    initial: { state: vendor.state, notice: noticeFields(vendor.notice, languages) },
    save: ({ state, notice }) =>
      call('gameControl.changeVendor', {
        params: { merchantCode, vendorId },
        body: { state, notice: noticeOf(notice, vendor.notice) },
      }),
    invalidates: [['gameControl.vendors'], ['gameControl.games']],
    savedText: t('saved', { name }),
    onSaved: onClose,
  });
  const state = form.form.watch('state');
  return (
    <SecureFormDialog
      form={form}
      icon={<Store />}
      title={name}
      description={t('vendorText')}
      submitLabel={t('save')}
      onClose={onClose}
    >
      <Select
        label={t('state')}
        options={VENDOR_STATES.map((value) => ({ value, label: t(`vendorStates.${value}`) }))}
        {...form.field('state')}
      />
      {state === 'maintenance' && <NoticeFields form={form} languages={languages} />}
    </SecureFormDialog>
  );
}
