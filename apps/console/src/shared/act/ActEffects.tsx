import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useConsoleFormat } from '../use-console-format.ts';

export type ActEffectsProps = {
  currency: string;
  transfers?: ReadonlyArray<{ from: string; to: string; amountMinor: bigint }>;
  balances?: ReadonlyArray<{ label: string; beforeMinor: bigint; afterMinor: bigint }>;
  /** The message that the member gets, in the member's language. */
  message?: { lang: string; text: string } | undefined;
  /** Other consequences, for example that a second person decides. */
  notes?: readonly string[];
};

/** What an act will do: transfers, balances before and after, the message to the member. */
export function ActEffects({ currency, transfers, balances, message, notes }: ActEffectsProps) {
  const t = useTranslations('console.act');
  const { amount } = useConsoleFormat();
  return (
    <section
      aria-label={t('effects')}
      aria-live="polite"
      className="grid gap-2.5 rounded-card border border-line bg-well px-4 py-3 text-sm"
    >
      <h3 className="text-xs font-semibold text-subtle">{t('effects')}</h3>
      {transfers?.map(({ from, to, amountMinor }) => (
        <p key={`${from} ${to}`} className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="text-muted">{from}</span>
          <ArrowRight aria-label={t('to')} className="size-4 shrink-0 text-subtle" />
          <span className="text-muted">{to}</span>
          <span className="numeric ml-auto font-semibold">{amount(amountMinor, currency)}</span>
        </p>
      ))}
      {balances?.map(({ label, beforeMinor, afterMinor }) => (
        <p key={label} className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="text-muted">{label}</span>
          <span className="numeric ml-auto text-muted">{amount(beforeMinor, currency)}</span>
          <ArrowRight aria-label={t('becomes')} className="size-4 shrink-0 text-subtle" />
          <span className="numeric font-semibold">{amount(afterMinor, currency)}</span>
        </p>
      ))}
      {message && (
        <p>
          <span className="block text-xs text-subtle">{t('message')}</span>
          <span lang={message.lang}>{message.text}</span>
        </p>
      )}
      {notes?.map((note) => (
        <p key={note} className="text-muted">
          {note}
        </p>
      ))}
    </section>
  );
}
