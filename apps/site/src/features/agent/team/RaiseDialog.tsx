import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { FormDialog } from '@croupier/web/forms/FormDialog.tsx';
import { useServerForm } from '@croupier/web/forms/use-server-form.ts';
import { useQuery } from '@tanstack/react-query';
import { TrendingUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/api/call.ts';
import type { Rates } from '../register/rates-view.ts';
import { RateSliders } from '../register/RateSliders.tsx';
import { rightsQuery } from '../register/register.queries.ts';
import type { TeamMemberDetail } from './MemberFacts.tsx';

export type RaiseDialogProps = { member: TeamMemberDetail; onClose: () => void };

/** Raises the rates of a direct downline; they can never be lowered by the agent. */
export function RaiseDialog({ member, onClose }: RaiseDialogProps) {
  const t = useTranslations('agent.rates');
  const { data: rights } = useQuery(rightsQuery);
  const [rates, setRates] = useState<Rates>(member.rates);
  const form = useServerForm({
    initial: {},
    confirm: () => ({
      title: t('raiseTitle', { account: member.account }),
      text: t('raiseConfirm'),
      confirmLabel: t('raise'),
    }),
    save: () => call('network.raiseRates', { params: { memberId: member.id }, body: { rates } }),
    invalidates: [['teams.team'], ['teams.teamMember'], rightsQuery.queryKey],
    savedText: t('raised', { account: member.account }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      size="lg"
      icon={<TrendingUp />}
      title={t('raiseTitle', { account: member.account })}
      description={t('raiseText')}
      form={form}
      submitLabel={t('raise')}
      submitDisabled={!rights}
      onClose={onClose}
    >
      {rights ? (
        <RateSliders
          own={rights.rates}
          floor={member.rates}
          value={rates}
          onChange={setRates}
          quotas={rights.quotas}
        />
      ) : (
        <Skeleton className="h-64" />
      )}
    </FormDialog>
  );
}
