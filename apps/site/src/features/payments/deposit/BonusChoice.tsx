import type { DepositOffer } from '@croupier/contract/bonuses/bonuses.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { clsx } from 'clsx';
import { useId } from 'react';
import { useTranslations } from 'use-intl';

type OptionProps = {
  group: string;
  title: string;
  note: string;
  aside?: string;
  checked: boolean;
  disabled?: boolean;
  onChoose: () => void;
};

function Option({ group, title, note, aside, checked, disabled = false, onChoose }: OptionProps) {
  return (
    <label
      className={clsx(
        'flex items-center gap-3 rounded-field border border-line bg-surface-2 px-3.5 py-3 text-sm',
        'has-checked:border-brand-line has-checked:bg-lit has-focus-visible:outline-2 has-focus-visible:outline-brand-text',
        disabled ? 'cursor-not-allowed opacity-60' : 'cursor-pointer hover:border-line-strong',
      )}
    >
      <input type="radio" name={group} checked={checked} disabled={disabled} onChange={onChoose} />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold text-text">{title}</span>
        <span className="numeric block text-xs text-muted">{note}</span>
      </span>
      {aside && <span className="numeric font-semibold whitespace-nowrap text-win">{aside}</span>}
    </label>
  );
}

export type BonusChoiceProps = {
  offers: readonly DepositOffer[];
  amount: bigint;
  chosen: string | null;
  onChoose: (promotionId: string | null) => void;
};

/** Which bonus the deposit has, if it can have one. Nothing is chosen for the member. */
export function BonusChoice({ offers, amount, chosen, onChoose }: BonusChoiceProps) {
  const t = useTranslations('bonuses');
  const format = useFormat();
  const group = useId();
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm font-semibold text-muted">{t('choice')}</legend>
      <Option
        group={group}
        title={t('none')}
        note={t('noneText')}
        checked={chosen === null}
        onChoose={() => onChoose(null)}
      />
      {offers.map(({ promotionId, title, amount: bonus, minDeposit, terms }) => (
        <Option
          key={promotionId}
          group={group}
          title={title || t('untitled')}
          note={
            amount < minDeposit
              ? t('offerFrom', { amount: format.amount(minDeposit) })
              : t('offerTerms', { times: String(terms.wagerTimes), days: terms.days })
          }
          {...(bonus > 0n && { aside: t('offer', { amount: format.amount(bonus) }) })}
          checked={chosen === promotionId}
          disabled={amount < minDeposit}
          onChoose={() => onChoose(promotionId)}
        />
      ))}
    </fieldset>
  );
}
