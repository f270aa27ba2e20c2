import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { clsx } from 'clsx';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { BonusOffer } from './use-bonus-choice.ts';

type OptionProps = {
  group: string;
  title: string;
  note: string;
  aside?: string;
  checked: boolean;
  onChoose: () => void;
};

function Option({ group, title, note, aside, checked, onChoose }: OptionProps) {
  return (
    <label
      className={clsx(
        'flex items-center gap-3 rounded-field border border-line bg-surface-2 px-3.5 py-3 text-sm',
        'has-checked:border-brand-line has-checked:bg-lit has-focus-visible:outline-2 has-focus-visible:outline-brand-text',
        'cursor-pointer hover:border-line-strong',
      )}
    >
      <input
        type="radio"
        name={group}
        checked={checked}
        onChange={onChoose}
        className="shrink-0 accent-[var(--brand)]"
      />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold text-text">{title}</span>
        <span className="numeric block text-xs text-muted">{note}</span>
      </span>
      {aside && <span className="numeric font-semibold whitespace-nowrap text-win">{aside}</span>}
    </label>
  );
}

const bonusOf = (rewards: BonusOffer['rewards']): bigint =>
  rewards.reduce((sum, { kind, amountMinor }) => (kind === 'bonus' ? sum + amountMinor : sum), 0n);

export type BonusChoiceProps = {
  offers: readonly BonusOffer[];
  chosen: string | null;
  onChoose: (id: string | null) => void;
};

/** Which bonus the deposit has, if it can have one. Nothing is chosen for the member. */
export function BonusChoice({ offers, chosen, onChoose }: BonusChoiceProps) {
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
      {offers.map(({ id, title, rewards, wager, days }) => (
        <Option
          key={id}
          group={group}
          title={title || t('untitled')}
          note={t('offerTerms', { amount: format.amount(wager), days })}
          aside={t('offer', { amount: format.amount(bonusOf(rewards)) })}
          checked={chosen === id}
          onChoose={() => onChoose(id)}
        />
      ))}
    </fieldset>
  );
}
