import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { Tag } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../shared/act/ActDialog.tsx';
import { ACT_FIELDS, useActForm, type ActFields } from '../../../shared/act/use-act-form.ts';
import { call } from '../../../shared/call.ts';
import { numberPricesQuery, type NumberPrice } from '../lottery.queries.ts';

type Fields = ActFields & { market: string; cell: string; percent: string };
type PriceDialogProps = { merchantCode: string; gameCode: string; price: NumberPrice; onClose: () => void };

const FULL = 100;
const BPS_PER_PERCENT = 100;

/** The part of the full prize that a number pays; 0 closes it. */
export function PriceDialog({ merchantCode, gameCode, price, onClose }: PriceDialogProps) {
  const t = useTranslations('console.lottery');
  const required = useTranslations('errors.field')('required');
  const isNew = price.market === '';
  const form = useActForm<Fields>({
    initial: {
      ...ACT_FIELDS,
      market: price.market,
      cell: price.cell,
      percent: String(isNew ? FULL : price.priceBps / BPS_PER_PERCENT),
    },
    errorFields: { 'lottery.pick_invalid': 'market' },
    save: async ({ market, cell, percent, reason }) => {
      const priceBps = Math.round(Number(percent) * BPS_PER_PERCENT);
      await call('lotterySale.setPrice', {
        params: { merchantCode, gameCode },
        body: { drawId: price.drawId, market: market.trim(), cell: cell.trim(), priceBps, reason },
      });
      return { state: 'done' };
    },
    invalidates: [numberPricesQuery(merchantCode, gameCode).queryKey],
    doneText: t('priceSet'),
    onClose,
  });
  const isPercent = (text: unknown): true | string =>
    (/^\d{1,3}(?:\.\d{1,2})?$/.test(String(text).trim()) && Number(text) <= FULL) || t('percentHint');
  return (
    <ActDialog
      form={form}
      icon={<Tag />}
      title={t('setPrice')}
      description={t('priceText')}
      submitLabel={t('save')}
      onClose={onClose}
    >
      <TextField
        label={t('play')}
        hint={t('playHint')}
        autoComplete="off"
        spellCheck={false}
        readOnly={!isNew}
        {...form.field('market', { required })}
      />
      <TextField
        label={t('number')}
        autoComplete="off"
        spellCheck={false}
        readOnly={!isNew}
        {...form.field('cell', { required })}
      />
      <TextField
        label={t('percent')}
        hint={t('percentHint')}
        inputMode="decimal"
        autoComplete="off"
        {...form.field('percent', { validate: isPercent })}
      />
    </ActDialog>
  );
}
