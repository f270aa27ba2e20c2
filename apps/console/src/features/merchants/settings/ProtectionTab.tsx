import type { RequestResult } from '@croupier/contract/access/approvals.ts';
import type { MerchantSettingsView } from '@croupier/contract/merchants/settings.ts';
import {
  PROTECTION_PRESETS,
  REALITY_MINUTES,
  policyOf,
  type ProtectionPreset,
  type ProtectionSettings,
} from '@croupier/contract/protection/policy.ts';
import { Select } from '@croupier/ui/fields/Select.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { HeartHandshake } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActButton } from '../../../shared/act/ActButton.tsx';
import { ActDialog } from '../../../shared/act/ActDialog.tsx';
import { ACT_FIELDS, useActForm, type ActFields } from '../../../shared/act/use-act-form.ts';
import { call } from '../../../shared/call.ts';
import { FactList } from '../../../shared/detail/FactList.tsx';

const policyQuery = (merchantCode: string) =>
  queryOptions({
    queryKey: ['protectionControl.policy', merchantCode],
    queryFn: ({ signal }) => call('protectionControl.policy', { params: { merchantCode } }, { signal }),
  });

type Fields = ActFields & {
  preset: ProtectionPreset;
  exclusionGroup: string;
  realityMinutes: string;
  raiseAfterHours: string;
};

const settingsOf = ({
  preset,
  exclusionGroup,
  realityMinutes,
  raiseAfterHours,
}: Fields): ProtectionSettings => {
  const minutes = REALITY_MINUTES.find((each) => String(each) === realityMinutes);
  return {
    preset,
    exclusionGroup: exclusionGroup.trim(),
    ...(minutes && { realityMinutes: minutes }),
    ...(raiseAfterHours.trim() !== '' && { raiseAfterHours: Number(raiseAfterHours) }),
  };
};

type PolicyDialogProps = { merchantCode: string; policy: ProtectionSettings; onClose: () => void };

/** Asks a second person to change how a merchant protects its players. */
function PolicyDialog({ merchantCode, policy, onClose }: PolicyDialogProps) {
  const t = useTranslations('console.protection');
  const form = useActForm<Fields, RequestResult>({
    initial: {
      ...ACT_FIELDS,
      preset: policy.preset,
      exclusionGroup: policy.exclusionGroup,
      realityMinutes: String(policyOf(policy).realityMinutes),
      raiseAfterHours: String(policyOf(policy).raiseAfterHours),
    },
    save: (fields) =>
      call('protectionControl.changePolicy', {
        params: { merchantCode },
        body: { settings: settingsOf(fields), reason: fields.reason },
      }),
    invalidates: [policyQuery(merchantCode).queryKey],
    doneText: t('policyDone'),
    deciders: 'merchants.manage',
    onClose,
  });
  const isHours = (text: string): boolean =>
    /^\d{2,3}$/.test(text) && Number(text) >= 24 && Number(text) <= 168;
  return (
    <ActDialog
      form={form}
      icon={<HeartHandshake />}
      title={t('policyTitle')}
      description={t('policyAskText')}
      submitLabel={t('policyAsk')}
      onClose={onClose}
    >
      <Select
        label={t('preset')}
        hint={t('presetHint')}
        options={PROTECTION_PRESETS.map((value) => ({ value, label: t(`presets.${value}`) }))}
        {...form.field('preset')}
      />
      <Select
        label={t('realityMinutes')}
        options={REALITY_MINUTES.map((minutes) => ({
          value: String(minutes),
          label: t('realityEvery', { count: minutes }),
        }))}
        {...form.field('realityMinutes')}
      />
      <TextField
        label={t('raiseAfterHours')}
        hint={t('raiseHint')}
        inputMode="numeric"
        {...form.field('raiseAfterHours', { validate: (text) => isHours(text) || t('raiseHint') })}
      />
      <TextField
        label={t('exclusionGroup')}
        hint={t('exclusionGroupHint')}
        autoCapitalize="none"
        {...form.field('exclusionGroup', {
          validate: (text) => /^[a-z0-9-]{0,32}$/.test(text.trim()) || t('exclusionGroupHint'),
        })}
      />
    </ActDialog>
  );
}

/** How a merchant protects its players. */
export function ProtectionTab({ settings: { merchantCode } }: { settings: MerchantSettingsView }) {
  const t = useTranslations('console.protection');
  const query = useQuery(policyQuery(merchantCode));
  const [isAsking, setAsking] = useState(false);
  if (query.isPending) return <Skeleton className="h-60 rounded-card" />;
  if (query.isLoadingError) return <QueryProblem query={query} />;
  const policy = query.data;
  const { realityMinutes, raiseAfterHours } = policyOf(policy);
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-sm text-muted">{t('policyText')}</p>
      <FactList
        facts={[
          { label: t('label.preset'), value: t(`presets.${policy.preset}`) },
          { label: t('label.realityMinutes'), value: t('realityEvery', { count: realityMinutes }) },
          { label: t('label.raiseAfterHours'), value: String(raiseAfterHours) },
          { label: t('label.exclusionGroup'), value: policy.exclusionGroup || '–' },
        ]}
      />
      <div>
        <ActButton
          permission="merchants.manage"
          merchantCode={merchantCode}
          icon={<HeartHandshake aria-hidden />}
          label={t('policyAsk')}
          onPress={() => setAsking(true)}
        />
      </div>
      {isAsking && <PolicyDialog {...{ merchantCode, policy }} onClose={() => setAsking(false)} />}
    </div>
  );
}
