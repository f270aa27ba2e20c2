import { OPENED_TYPES } from '@croupier/contract/agents/network.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { CopyButton } from '@croupier/ui/buttons/CopyButton.tsx';
import { Select } from '@croupier/ui/fields/Select.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { Dialog } from '@croupier/ui/overlays/Dialog.tsx';
import { FormDialog } from '@croupier/web/forms/FormDialog.tsx';
import { useServerForm } from '@croupier/web/forms/use-server-form.ts';
import { CircleCheck, UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/api/call.ts';
import { useTypeName } from '../parts/use-type-name.ts';
import { firstPassword } from './first-password.ts';
import type { Rights } from './QuotaCard.tsx';
import { ratesKeeping } from './rates-view.ts';
import { RateSliders } from './RateSliders.tsx';
import { rightsQuery } from './register.queries.ts';

const USUAL_KEEP_PPM = 5_000;

type Opened = { account: string; password: string };

/** The first sign-in of the new account, to be handed over. */
function Handover({ opened: { account, password }, onClose }: { opened: Opened; onClose: () => void }) {
  const t = useTranslations('agent.register');
  const common = useTranslations('common');
  const rows = [
    { label: t('account'), value: account },
    { label: t('password'), value: password },
  ];
  return (
    <Dialog
      open
      icon={<CircleCheck />}
      title={t('opened', { account })}
      description={t('openedText')}
      closeLabel={common('close')}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <dl className="grid gap-3">
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt className="mb-1.5 text-xs font-medium text-subtle">{label}</dt>
            <dd className="flex items-center gap-1 rounded-field bg-well py-1 pr-1 pl-3.5 shadow-well ring-1 ring-line ring-inset">
              <span className="min-w-0 flex-1 truncate font-mono text-base font-bold text-text">{value}</span>
              <CopyButton text={value} label={t('copy', { label })} copiedLabel={common('copied')} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

/** Opens an account under the agent; its first password has to be changed at the first sign-in. */
export function OpenAccountDialog({ rights, onClose }: { rights: Rights; onClose: () => void }) {
  const t = useTranslations('agent.register');
  const typeName = useTypeName();
  const [id] = useState(() => crypto.randomUUID());
  const [rates, setRates] = useState(() => ratesKeeping(rights.rates, USUAL_KEEP_PPM));
  const [opened, setOpened] = useState<Opened>();
  const form = useServerForm({
    initial: { account: '', nickname: '', password: firstPassword(), type: '0' },
    save: async ({ account, nickname, password, type }) => {
      const accountType = OPENED_TYPES.find((each) => String(each) === type) ?? 0;
      const body = {
        id,
        account: account.trim(),
        nickname: nickname.trim(),
        password,
        type: accountType,
        rates,
      };
      return { account: (await call('network.open', { body })).account, password };
    },
    invalidates: [rightsQuery.queryKey, ['teams.team'], ['teams.overview']],
    onSaved: setOpened,
  });
  if (opened) return <Handover opened={opened} onClose={onClose} />;
  return (
    <FormDialog
      size="lg"
      icon={<UserRoundPlus />}
      title={t('openAccount')}
      description={t('openAccountText')}
      form={form}
      submitLabel={t('open')}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('account')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('account', { required: t('required') })}
        />
        <TextField label={t('nickname')} autoComplete="off" {...form.field('nickname')} />
        <TextField
          label={t('password')}
          hint={t('passwordHint')}
          autoComplete="off"
          className="[&_input]:font-mono"
          {...form.field('password', { required: t('required') })}
        />
        <Select
          label={t('opens')}
          options={OPENED_TYPES.map((type) => ({ value: String(type), label: typeName(type) }))}
          {...form.field('type')}
        />
      </div>
      <RateSliders own={rights.rates} value={rates} onChange={setRates} quotas={rights.quotas} />
    </FormDialog>
  );
}
