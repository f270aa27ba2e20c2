import { quoteExchange } from '@croupier/contract/loyalty/exchange.ts';
import type { LevelExchange } from '@croupier/contract/loyalty/vip.ts';
import { AmountChip, AmountField } from '@croupier/ui/fields/AmountField.tsx';
import { Slider } from '@croupier/ui/fields/Slider.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { RollingNumber } from '@croupier/ui/lobby/RollingNumber.tsx';
import { Form } from '@croupier/web/forms/Form.tsx';
import { parseTypedAmount } from '@croupier/web/forms/money-input.ts';
import { PasswordField } from '@croupier/web/forms/PasswordField.tsx';
import { useServerForm } from '@croupier/web/forms/use-server-form.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { BALANCE_KEY } from '@croupier/web/realtime/balance.ts';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { ArrowDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/api/call.ts';
import { Coin } from '../../../shared/loyalty/Coin.tsx';
import { SPENT_KEYS } from '../../../shared/loyalty/loyalty.queries.ts';
import { usePointsText } from '../../../shared/loyalty/use-points-text.ts';
import { PasswordNeeded } from '../PasswordNeeded.tsx';
import { mostPoints } from './most-points.ts';

const ONE = 10_000n;

export type ExchangeProps = { exchange: LevelExchange; points: bigint; leftToday: bigint };

/** Whole points in the field and on the slider; what is exchanged is exact. */
function useExchange({ exchange, points, leftToday }: ExchangeProps) {
  const t = useTranslations('loyalty.exchange');
  const format = useFormat();
  const toast = useToast();
  const first = exchange.steps[0]?.from ?? 0n;
  const most = mostPoints(exchange, { pointsMinor: points, leftTodayMinor: leftToday });
  const [typed, setTyped] = useState(() => String((most > first ? most : first) / ONE));
  const [id, setId] = useState(() => crypto.randomUUID());
  const wanted = parseTypedAmount(typed, 2) ?? 0n;
  const quote = quoteExchange(exchange, { pointsMinor: wanted, leftTodayMinor: leftToday });
  const form = useServerForm({
    initial: { paymentPassword: '' },
    isReady: () => quote.ok,
    save: ({ paymentPassword }) => {
      const amount = quote.ok ? quote.amountMinor : 0n;
      return call('points.convert', { body: { id, points: wanted, amount, paymentPassword } });
    },
    invalidates: [...SPENT_KEYS, BALANCE_KEY],
    errorFields: { 'identity.payment_password_wrong': 'paymentPassword' },
    onSaved: ({ amount }) => {
      toast.show({ tone: 'win', title: t('done', { amount: format.amount(amount) }) });
      setId(crypto.randomUUID());
      form.form.reset();
    },
  });
  return { typed, setTyped, wanted, quote, form, most, first };
}

/** Points in, money out, with the exact result while the slider moves. */
export function ExchangeForm(props: ExchangeProps) {
  const { exchange, points, leftToday } = props;
  const t = useTranslations('loyalty.exchange');
  const errors = useTranslations('errors.field');
  const unit = useTranslations('loyalty')('unit');
  const format = useFormat();
  const text = usePointsText();
  const { typed, setTyped, wanted, quote, form, most, first } = useExchange(props);
  const max = Number(most / ONE);
  const min = Number(first / ONE);
  const isShort = points < first;
  return (
    <Card padding="lg">
      <h2 className="text-xl">{t('title')}</h2>
      <p className="mt-1 text-sm text-muted">{t('text')}</p>
      <Form
        form={form}
        className="mt-5"
        submitLabel={t('submit', { amount: format.amount(quote.ok ? quote.amountMinor : 0n) })}
        submitDisabled={!quote.ok || wanted > points}
      >
        <AmountField
          label={t('give')}
          aside={text.points(points)}
          prefix={<Coin className="size-5" />}
          value={typed}
          onValueChange={setTyped}
          decimals={2}
          hint={isShort && leftToday > 0n ? t('tooFew', { points: text.points(first) }) : undefined}
          error={leftToday <= 0n ? t('capReached') : undefined}
          chips={
            <AmountChip label={t('max')} onClick={() => setTyped(String(max))}>
              {t('max')}
            </AmountChip>
          }
        />
        <Slider
          label={t('slider')}
          min={Math.min(min, max)}
          max={Math.max(min, max, 1)}
          step={max - min > 2_000 ? 10 : 1}
          value={Math.min(Math.max(Number(wanted / ONE), Math.min(min, max)), Math.max(min, max))}
          valueText={text.points(wanted)}
          disabled={max <= min}
          onValueChange={(value) => setTyped(String(value))}
        />
        <div className="grid justify-items-center gap-2 rounded-card border border-brand-line bg-lit p-4 text-center">
          <ArrowDown aria-hidden className="size-5 text-brand-text" />
          <p className="text-sm text-muted">{t('get')}</p>
          <output data-testid="exchange-result" className="font-display text-4xl font-extrabold text-text">
            <RollingNumber value={format.amount(quote.ok ? quote.amountMinor : 0n)} />
          </output>
          <p className="numeric h-5 text-xs text-subtle">
            {quote.ok
              ? `${text.plain(quote.pointsMinor)} ${unit} · ${t('price', { points: text.points(quote.priceMinor), amount: format.amount(ONE) })}`
              : ''}
          </p>
        </div>
        <PasswordNeeded />
        <PasswordField
          label={t('password')}
          autoComplete="off"
          {...form.field('paymentPassword', { required: errors('required') })}
        />
      </Form>
      <p className="sr-only" aria-live="polite">
        {quote.ok ? format.amount(quote.amountMinor) : ''}
      </p>
      <p className="mt-4 text-xs text-subtle">
        {t('leftToday', { amount: format.amount(leftToday), cap: format.amount(exchange.dayCap) })}
      </p>
    </Card>
  );
}
