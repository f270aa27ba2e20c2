import type { MerchantSettingsView } from '@croupier/contract/merchants/settings.ts';
import { Checkbox } from '@croupier/ui/fields/Checkbox.tsx';
import { Select } from '@croupier/ui/fields/Select.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { useController } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/call.ts';
import { MerchantAmount } from './MerchantAmount.tsx';
import { amountOf, amountText } from './settings-form.ts';
import { SettingsTab } from './SettingsTab.tsx';
import { useSettingsForm } from './use-settings-form.ts';

type Games = MerchantSettingsView['games'];
const TIMES = ['minRoundMs', 'minSlotsRoundMs', 'abandonedRoundDays'] as const;
type Fields = Pick<Games, 'originals' | 'autoplay' | 'jackpot'> &
  Record<'contributionBps' | 'drawnOncePer' | 'jackpotStart' | (typeof TIMES)[number], string>;

const AMOUNTS = ['drawnOncePer', 'jackpotStart'] as const;

const valuesOf = ({ games, currency }: MerchantSettingsView): Fields => ({
  originals: games.originals,
  autoplay: games.autoplay,
  minRoundMs: `${games.minRoundMs}`,
  minSlotsRoundMs: `${games.minSlotsRoundMs}`,
  abandonedRoundDays: `${games.abandonedRoundDays}`,
  jackpot: games.jackpot,
  contributionBps: `${games.contributionBps / 100}`,
  drawnOncePer: amountText(games.drawnOncePer, currency),
  jackpotStart: amountText(games.jackpotStart, currency),
});

const bodyOf = (fields: Fields, currency: string): Games => ({
  originals: fields.originals,
  autoplay: fields.autoplay,
  minRoundMs: Number(fields.minRoundMs),
  minSlotsRoundMs: Number(fields.minSlotsRoundMs),
  abandonedRoundDays: Number(fields.abandonedRoundDays),
  jackpot: fields.jackpot,
  contributionBps: Math.round(Number(fields.contributionBps.replace(',', '.')) * 100),
  drawnOncePer: amountOf(fields.drawnOncePer, currency),
  jackpotStart: amountOf(fields.jackpotStart, currency),
});

/** The in-house games of a site, and the terms of their jackpot. */
export function GamesTab({ settings }: { settings: MerchantSettingsView }) {
  const t = useTranslations('console.merchant');
  const { merchantCode, currency, availableGames } = settings;
  const form = useSettingsForm<Fields>({
    settings,
    valuesOf,
    save: (fields) =>
      call('merchants.changeGames', { params: { merchantCode }, body: bodyOf(fields, currency) }),
  });
  const { control } = form.form;
  const originals = useController({ control, name: 'originals' }).field;
  return (
    <SettingsTab merchantCode={merchantCode} form={form}>
      <fieldset className="min-w-0">
        <legend className="text-sm font-medium text-muted">{t('originals')}</legend>
        <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-4">
          {availableGames.map((id) => (
            <Checkbox
              key={id}
              label={id}
              checked={originals.value.includes(id)}
              onChange={({ target }) =>
                originals.onChange(
                  target.checked ? [...originals.value, id] : originals.value.filter((other) => other !== id),
                )
              }
            />
          ))}
        </div>
      </fieldset>
      <h2 className="mt-2 text-lg">{t('pace')}</h2>
      <p className="max-w-prose text-sm text-muted">{t('paceText')}</p>
      <Checkbox label={t('autoplay')} {...form.form.register('autoplay')} />
      <div className="grid items-end gap-4 sm:grid-cols-3">
        {TIMES.map((name) => (
          <TextField key={name} label={t(`times.${name}`)} inputMode="numeric" {...form.field(name)} />
        ))}
      </div>
      <h2 className="mt-2 text-lg">{t('jackpot')}</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={t('jackpotSource')}
          options={(['live', 'simulated'] as const).map((value) => ({
            value,
            label: t(`jackpotSources.${value}`),
          }))}
          {...form.form.register('jackpot')}
        />
        <TextField
          label={t('contribution')}
          inputMode="decimal"
          suffix={<span className="pr-3">%</span>}
          {...form.field('contributionBps')}
        />
        {AMOUNTS.map((name) => (
          <MerchantAmount
            key={name}
            control={control}
            name={name}
            label={t(`amount.${name}`)}
            currency={currency}
          />
        ))}
      </div>
    </SettingsTab>
  );
}
