import { conditionsMet } from '@croupier/agreements/contracts/tiers.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { clsx } from 'clsx';
import { Check, Minus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Bill, Derivation } from './bill.types.ts';

/** Each tier with its conditions, ticked where the team reached them. */
export function TierTicks({ bill, derivation }: { bill: Bill; derivation: Derivation }) {
  const t = useTranslations('agent.terms');
  const format = useFormat();
  const { terms, reached } = derivation;
  if (terms.kind === 'realtime') return null;
  const shown = (name: 'activeMembers' | 'validBetMinor' | 'netLossMinor', value: number | bigint): string =>
    name === 'activeMembers' ? format.number(value) : format.amount(BigInt(value));
  return (
    <section>
      <h3 className="mb-2 text-base">{t('tiers')}</h3>
      <ol className="grid gap-2">
        {terms.tiers.map(({ conditions, ratePpm }, tier) => (
          <li
            key={ratePpm}
            className={clsx(
              'rounded-field border px-4 py-3',
              bill.contract?.tier === tier ? 'border-win/40 bg-win-soft' : 'border-line bg-panel',
            )}
          >
            <p className="flex items-baseline justify-between gap-3 text-sm font-semibold text-text">
              {t('tier', { number: String(tier + 1) })}
              <span className="numeric">{format.ppm(ratePpm)}</span>
            </p>
            <ul className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1 text-xs">
              {conditionsMet(conditions, reached).map(({ name, met }) => (
                <li
                  key={name}
                  className={clsx('numeric flex items-center gap-1.5', met ? 'text-win' : 'text-subtle')}
                >
                  {met ? (
                    <Check aria-hidden className="size-3.5" />
                  ) : (
                    <Minus aria-hidden className="size-3.5" />
                  )}
                  {t(`reached.${name}`, {
                    reached: shown(name, reached[name]),
                    needed: shown(name, conditions[name] ?? 0n),
                  })}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}
