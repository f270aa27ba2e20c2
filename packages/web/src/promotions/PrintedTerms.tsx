import { CLAUSE_PARTS, type Clause } from '@croupier/contract/promotions/clauses.ts';
import { useTranslations } from 'use-intl';
import { useClauseText, type ClauseFormat } from './use-clause-text.ts';

/** The printed terms, part by part; every sentence stands where it belongs. */
export function PrintedTerms({ clauses, format }: { clauses: readonly Clause[]; format: ClauseFormat }) {
  const t = useTranslations('promoTerms');
  const textOf = useClauseText(format);
  const parts = CLAUSE_PARTS.map((part) => ({
    part,
    sentences: clauses.filter((clause) => clause.part === part).map(textOf),
  })).filter(({ sentences }) => sentences.length > 0);
  return (
    <div className="@container">
      <dl className="grid gap-x-8 gap-y-4 text-sm @md:grid-cols-[9rem_minmax(0,1fr)]">
        {parts.map(({ part, sentences }) => (
          <div key={part} className="contents">
            <dt className="text-xs font-semibold text-subtle @md:pt-0.5">{t(`parts.${part}`)}</dt>
            <dd className="min-w-0 @max-md:-mt-3">
              <ul className="grid gap-1.5 text-text">
                {sentences.map((sentence) => (
                  <li key={sentence} className="leading-snug text-pretty first-letter:uppercase">
                    {sentence}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
