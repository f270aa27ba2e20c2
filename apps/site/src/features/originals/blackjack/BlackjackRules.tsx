import { useTranslations } from 'use-intl';

const RULES = ['shoe', 'dealer', 'blackjack', 'double', 'split', 'insurance', 'leaving', 'returns'] as const;

/** The rules of the house in full. */
export function BlackjackRules() {
  const t = useTranslations('tables.blackjack.rule');
  return (
    <ul className="grid list-disc gap-1.5 pl-5 text-sm text-muted sm:grid-cols-2 sm:gap-x-8">
      {RULES.map((rule) => (
        <li key={rule}>{t(rule)}</li>
      ))}
    </ul>
  );
}
