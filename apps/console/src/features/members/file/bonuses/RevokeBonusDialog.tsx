import type { MemberHead } from '@croupier/contract/access/member-file.ts';
import type { MemberBonus } from '@croupier/contract/bonuses/bonuses.ts';
import { Undo2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../../shared/act/ActDialog.tsx';
import { ActEffects } from '../../../../shared/act/ActEffects.tsx';
import { ACT_FIELDS, useActForm } from '../../../../shared/act/use-act-form.ts';
import { call } from '../../../../shared/call.ts';
import { fileKey } from '../member-file.queries.ts';

type RevokeProps = { head: MemberHead; bonus: MemberBonus; onClose: () => void };

/** Asks a second operator to take a bonus back. */
export function RevokeBonusDialog({ head, bonus, onClose }: RevokeProps) {
  const t = useTranslations('console.bonuses');
  const { merchantCode, account, currency } = head;
  const form = useActForm({
    initial: ACT_FIELDS,
    save: ({ reason }, key) =>
      call('bonusDesk.revoke', { params: { merchantCode, id: bonus.id }, body: { key, reason } }),
    invalidates: [fileKey(head)],
    doneText: t('asked'),
    deciders: 'bonuses.revoke',
    onClose,
  });
  return (
    <ActDialog
      form={form}
      icon={<Undo2 aria-hidden />}
      title={t('revokeTitle')}
      submitLabel={t('revoke')}
      effects={
        <ActEffects
          currency={currency}
          balances={
            bonus.state === 'playing'
              ? [{ label: t('balance'), beforeMinor: bonus.balance, afterMinor: 0n }]
              : []
          }
          notes={[t('revokeText', { account })]}
        />
      }
      onClose={onClose}
    />
  );
}
