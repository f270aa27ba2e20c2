import { OPENED_TYPES } from '@croupier/contract/agents/network.ts';
import { Select } from '@croupier/ui/fields/Select.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { FormDialog } from '@croupier/web/forms/FormDialog.tsx';
import { useServerForm } from '@croupier/web/forms/use-server-form.ts';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/api/call.ts';
import { useCalendar } from '../period/use-agent-period.ts';
import { addDays, startOfSettlementDay } from '../period/settlement-day.ts';
import { useTypeName } from '../parts/use-type-name.ts';
import type { Rights } from './QuotaCard.tsx';
import { ratesKeeping } from './rates-view.ts';
import { RateSliders } from './RateSliders.tsx';
import { linksQuery } from './register.queries.ts';

/** A new link starts with a difference of 0.5 % to the agent. */
const USUAL_KEEP_PPM = 5_000;

/** Builds a registration link: whom it opens, with which rates, how often and until when. */
export function LinkDialog({ rights, onClose }: { rights: Rights; onClose: () => void }) {
  const t = useTranslations('agent.register');
  const typeName = useTypeName();
  const calendar = useCalendar();
  const [rates, setRates] = useState(() => ratesKeeping(rights.rates, USUAL_KEEP_PPM));
  const form = useServerForm({
    initial: { label: '', opensType: '0', maxUses: '', expires: '' },
    save: ({ label, opensType, maxUses, expires }) =>
      call('network.createLink', {
        body: {
          label,
          opensType: OPENED_TYPES.find((type) => String(type) === opensType) ?? 0,
          rates,
          maxUses: maxUses === '' ? null : Number(maxUses),
          expiresAt: expires === '' ? null : startOfSettlementDay(addDays(expires, 1), calendar),
        },
      }),
    invalidates: [linksQuery.queryKey],
    savedText: t('linkSaved'),
    onSaved: onClose,
  });
  return (
    <FormDialog
      size="lg"
      icon={<Link2 />}
      title={t('newLink')}
      description={t('newLinkText')}
      form={form}
      submitLabel={t('createLink')}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={t('label')} hint={t('labelHint')} {...form.field('label')} />
        <Select
          label={t('opens')}
          options={OPENED_TYPES.map((type) => ({ value: String(type), label: typeName(type) }))}
          {...form.field('opensType')}
        />
        <TextField
          label={t('maxUses')}
          hint={t('emptyUnlimited')}
          inputMode="numeric"
          {...form.field('maxUses', { pattern: { value: /^\d{0,7}$/, message: t('notANumber') } })}
        />
        <TextField
          type="date"
          label={t('expires')}
          hint={t('emptyUnlimited')}
          min={calendar.today}
          {...form.field('expires')}
        />
      </div>
      <RateSliders own={rights.rates} value={rates} onChange={setRates} quotas={rights.quotas} />
    </FormDialog>
  );
}
