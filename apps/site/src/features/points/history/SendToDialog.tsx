import type { Redemption } from '@croupier/contract/loyalty/mall.ts';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { FormDialog } from '@croupier/web/forms/FormDialog.tsx';
import { useServerForm } from '@croupier/web/forms/use-server-form.ts';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/api/call.ts';
import { addressesQuery } from '../../../shared/loyalty/loyalty.queries.ts';
import { AddressChoice } from '../goods/AddressChoice.tsx';
import { AddressFields, NO_ADDRESS } from '../goods/AddressFields.tsx';
import { useAddress } from '../goods/use-address.ts';

/** Where a gift goes. */
export function SendToDialog({ redemption, onClose }: { redemption: Redemption; onClose: () => void }) {
  const t = useTranslations('loyalty');
  const errors = useTranslations('errors.field');
  const address = useAddress(true);
  const form = useServerForm({
    initial: NO_ADDRESS,
    save: async (typed) => {
      const addressId = await address.idOf(typed);
      const params = { redemptionId: redemption.id };
      return call('mall.sendTo', { params, body: { addressId, mobile: typed.mobile } });
    },
    invalidates: [['mall.redeems'], addressesQuery.queryKey],
    savedText: t('history.addressDone'),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('history.addressTitle')}
      size="lg"
      submitLabel={t('history.save')}
      onClose={onClose}
    >
      <AddressChoice {...address} onChange={address.choose} />
      {address.isNew && <AddressFields form={form} />}
      <TextField
        label={t('redeem.mobile')}
        hint={t('redeem.mobileHint')}
        type="tel"
        autoComplete="tel"
        {...form.field('mobile', { required: errors('required') })}
        maxLength={24}
      />
      <p className="text-xs text-subtle">{t('redeem.safe')}</p>
    </FormDialog>
  );
}
