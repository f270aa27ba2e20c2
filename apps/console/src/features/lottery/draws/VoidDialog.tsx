import { useQuery } from '@tanstack/react-query';
import { Ban } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../shared/act/ActDialog.tsx';
import { ActEffects } from '../../../shared/act/ActEffects.tsx';
import { ACT_FIELDS, useActForm } from '../../../shared/act/use-act-form.ts';
import { call } from '../../../shared/call.ts';
import { useMerchants } from '../../../shared/permissions/use-merchants.ts';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { drawQuery, figuresQuery, type DeskDraw } from '../lottery.queries.ts';

type VoidDialogProps = { draw: DeskDraw; name: string; onClose: () => void };

/** What goes back and what is taken back, merchant by merchant. */
function useConsequences(drawId: string): string[] {
  const t = useTranslations('console.lottery');
  const format = useConsoleFormat();
  const { nameOf } = useMerchants();
  const { data } = useQuery(figuresQuery(drawId));
  if (!data) return [];
  if (data.length === 0) return [t('voidNothing')];
  return data.flatMap(({ merchantCode, sold, runs }) => {
    const merchant = nameOf(merchantCode);
    const paid = runs.findLast(({ state }) => state === 'done')?.paid ?? 0n;
    const [first] = sold;
    return [
      ...sold.map(({ currency, tickets, stake }) =>
        t('voidStakes', { merchant, count: tickets, stake: format.amount(stake, currency) }),
      ),
      ...(paid > 0n && first ? [t('voidPaid', { merchant, paid: format.amount(paid, first.currency) })] : []),
    ];
  });
}

/** Asks a second person to void an outside draw. */
export function VoidDialog({ draw, name, onClose }: VoidDialogProps) {
  const t = useTranslations('console.lottery');
  const notes = useConsequences(draw.id);
  const form = useActForm({
    initial: ACT_FIELDS,
    errorFields: { 'lottery.void_not_allowed': 'reason', 'approvals.already_asked': 'reason' },
    save: ({ reason }, key) =>
      call('lotteryVoids.voidDraw', { params: { id: draw.id }, body: { id: key, reason } }),
    invalidates: [drawQuery(draw.id).queryKey, ['lotteryDesk.draws']],
    doneText: t('states.void'),
    deciders: 'lottery.results',
    onClose,
  });
  return (
    <ActDialog
      form={form}
      icon={<Ban />}
      title={t('voidTitle', { draw: `${name} ${draw.number}` })}
      description={t('voidText')}
      submitLabel={t('void')}
      effects={<ActEffects currency="" notes={notes} />}
      onClose={onClose}
    />
  );
}
