import type { ContractTerms } from '@croupier/contract/agents/contract-terms.ts';
import { Progress } from '@croupier/ui/status/Progress.tsx';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useTranslations } from 'use-intl';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { offerPreviewQuery, type AgentRef, type OfferPreviewFile } from '../agents.queries.ts';
import { useClassName } from '../rate-classes.ts';

const PROBLEMS = [
  'classes',
  'tier_count',
  'rate',
  'order',
  'condition',
  'ceiling',
  'loss_rate',
  'dividend_off',
] as const;

function useProblemTexts(): (problems: OfferPreviewFile['problems']) => string[] {
  const t = useTranslations('console.agents');
  return (problems) =>
    problems.map(({ code, tier }) => {
      const known = PROBLEMS.find((each) => each === code) ?? 'other';
      const text = t(`offer.problems.${known}`);
      return tier === null ? text : `${t('contract.tier', { number: String(tier + 1) })}: ${text}`;
    });
}

function Budget({ budget }: Pick<OfferPreviewFile, 'budget'>) {
  const t = useTranslations('console.agents.offer');
  const format = useConsoleFormat();
  const className = useClassName();
  const [first] = budget;
  if (!first) return null;
  return (
    <div>
      <p className="font-semibold">{t('budget')}</p>
      <p className="text-muted">{t('budgetText', { limit: format.ppm(first.limitPpm) })}</p>
      <ul className="mt-2 grid gap-x-5 gap-y-1.5 sm:grid-cols-2">
        {budget.map(({ class: of, usedPpm, limitPpm, isExceeded }) => (
          <li key={of} className="grid gap-1">
            <span className="flex justify-between gap-3">
              <span className="min-w-0 truncate">{className(of)}</span>
              <span className={isExceeded ? 'numeric font-semibold text-lose' : 'numeric'}>
                {format.ppm(usedPpm)}
              </span>
            </span>
            <Progress
              label={className(of)}
              value={usedPpm / limitPpm}
              tone={isExceeded ? 'accent' : 'brand'}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Consequences({ preview, currency }: { preview: OfferPreviewFile; currency: string }) {
  const t = useTranslations('console.agents.offer');
  const format = useConsoleFormat();
  const { current, startsAt, lastPeriod, endsCount } = preview;
  return (
    <ul className="grid gap-1 text-muted">
      <li>{t('startsAt', { at: format.instant(startsAt) })}</li>
      {current && <li>{t('replaces', { at: format.instant(current.startsAt ?? current.offeredAt) })}</li>}
      <li>{t('ends', { count: endsCount })}</li>
      <li>
        {lastPeriod
          ? t('lastPeriod', {
              period: `${format.instant(lastPeriod.from)} – ${format.instant(lastPeriod.until)}`,
              gross: format.amount(lastPeriod.gross, currency),
            })
          : t('noLastPeriod')}
      </li>
    </ul>
  );
}

export type OfferPreviewProps = { of: AgentRef; currency: string; terms: ContractTerms };

/** What an offer of the house would change and cost, while it is typed. */
export function OfferPreview({ of, currency, terms }: OfferPreviewProps) {
  const t = useTranslations('console.agents.offer');
  const textsOf = useProblemTexts();
  const { data: preview } = useQuery(offerPreviewQuery(of, useDeferredValue(terms)));
  if (!preview) return null;
  return (
    <section
      aria-label={t('preview')}
      aria-live="polite"
      className="grid gap-3 rounded-card border border-line bg-well px-4 py-3 text-sm"
    >
      <h3 className="text-xs font-semibold text-subtle">{t('preview')}</h3>
      {preview.problems.length > 0 && (
        <ul className="grid gap-1 text-lose">
          {textsOf(preview.problems).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <Consequences preview={preview} currency={currency} />
      <Budget budget={preview.budget} />
      {preview.needsSecond && <p className="font-semibold text-warn">{t('needsSecond')}</p>}
    </section>
  );
}
