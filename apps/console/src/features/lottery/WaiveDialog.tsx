import { Scale } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../shared/act/ActDialog.tsx';
import { ActEffects } from '../../shared/act/ActEffects.tsx';
import { ACT_FIELDS, useActForm } from '../../shared/act/use-act-form.ts';
import { call } from '../../shared/call.ts';
import type { Claim } from './lottery.queries.ts';

type WaiveDialogProps = { merchantCode: string; claim: Claim; onClose: () => void };

/** Gives up what a member still owes for a ticket. */
export function WaiveDialog({ merchantCode, claim, onClose }: WaiveDialogProps) {
  const t = useTranslations('console.lottery');
  const { ticketId, run, owed, collected, currency } = claim;
  const form = useActForm({
    initial: ACT_FIELDS,
    errorFields: { 'lottery.claim_over': 'reason', 'lottery.claim_not_found': 'reason' },
    save: async ({ reason }) => {
      await call('lotterySale.waiveClaim', { params: { merchantCode, ticketId }, body: { run, reason } });
      return { state: 'done' };
    },
    invalidates: [['lotterySale.claims']],
    doneText: t('waived'),
    deciders: 'rounds.void',
    onClose,
  });
  return (
    <ActDialog
      form={form}
      icon={<Scale />}
      title={t('waiveTitle', { account: claim.account })}
      description={t('waiveText')}
      submitLabel={t('waive')}
      amountAbove={{ amountMinor: owed - collected, currency }}
      effects={
        <ActEffects
          currency={currency}
          balances={[{ label: t('rest'), beforeMinor: owed - collected, afterMinor: 0n }]}
          notes={[t('collectedStays')]}
        />
      }
      onClose={onClose}
    />
  );
}
