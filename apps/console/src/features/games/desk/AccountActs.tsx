import type { VendorAccount } from '@croupier/contract/vendors/vendor-desk.ts';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { useMutation } from '@tanstack/react-query';
import { Cable, OctagonX, Play, Wifi } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActButton } from '../../../shared/act/ActButton.tsx';
import { ActDialog } from '../../../shared/act/ActDialog.tsx';
import { ACT_FIELDS, useActForm } from '../../../shared/act/use-act-form.ts';
import { call } from '../../../shared/call.ts';
import { VendorAccountDialog } from './VendorAccountDialog.tsx';

type Props = { merchantCode: string; account: VendorAccount };

/** The kill switch of an account, and its end. */
function SwitchDialog({ merchantCode, account, onClose }: Props & { onClose: () => void }) {
  const t = useTranslations('console.vendorDesk');
  const { id, name, state } = account;
  const act = state === 'open' ? 'stop' : 'start';
  const form = useActForm({
    initial: ACT_FIELDS,
    save: async ({ reason }) => {
      const params = { merchantCode, id };
      await (act === 'stop'
        ? call('vendorDesk.stop', { params, body: { reason } })
        : call('vendorDesk.start', { params }));
      return { state: 'done' as const };
    },
    invalidates: [['vendorDesk.accounts'], ['gameControl.vendors']],
    doneText: t(`${act}Done`, { name }),
    onClose,
  });
  return (
    <ActDialog
      form={form}
      icon={act === 'stop' ? <OctagonX /> : <Play />}
      title={t(`${act}Title`, { name })}
      description={t(`${act}Text`)}
      submitLabel={t(act)}
      onClose={onClose}
    />
  );
}

/** Test call, change of keys and config, kill switch. */
export function AccountActs({ merchantCode, account }: Props) {
  const t = useTranslations('console.vendorDesk');
  const toast = useToast();
  const errorText = useErrorText();
  const [open, setOpen] = useState<'switch' | 'change'>();
  const { id, name, state } = account;
  const test = useMutation({
    mutationFn: () => call('vendorDesk.test', { params: { merchantCode, id }, body: {} }),
    onSuccess: ({ answers, milliseconds, reason }) =>
      answers
        ? toast.show({ tone: 'win', title: t('answers', { name, milliseconds: String(milliseconds) }) })
        : toast.show({ tone: 'lose', title: t('answersNot', { name }), text: reason ?? '' }),
    onError: (error) => toast.show({ tone: 'lose', title: errorText(error) }),
  });
  return (
    <>
      <ActButton
        permission="vendors.manage"
        merchantCode={merchantCode}
        icon={<Wifi aria-hidden />}
        label={t('test')}
        onPress={() => {
          if (!test.isPending) test.mutate();
        }}
      />
      <ActButton
        permission="vendors.manage"
        merchantCode={merchantCode}
        icon={<Cable aria-hidden />}
        label={t('change')}
        onPress={() => setOpen('change')}
      />
      <ActButton
        permission="games.kill"
        merchantCode={merchantCode}
        icon={
          state === 'open' ? (
            <OctagonX aria-hidden className="text-lose" />
          ) : (
            <Play aria-hidden className="text-win" />
          )
        }
        label={t(state === 'open' ? 'stop' : 'start')}
        onPress={() => setOpen('switch')}
      />
      {open === 'change' && (
        <VendorAccountDialog
          {...{ merchantCode, account }}
          adapters={[account.adapter]}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'switch' && (
        <SwitchDialog {...{ merchantCode, account }} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}
