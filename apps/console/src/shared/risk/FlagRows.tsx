import type { CaseFlag } from '@croupier/contract/risk/cases.ts';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { useTranslations } from 'use-intl';
import { useConsoleFormat } from '../use-console-format.ts';
import { useFlagFacts } from './use-flag-facts.ts';
import { VERDICT_TONES } from './risk-tones.ts';

/** Flags with the facts that raised them, newest first. */
export function FlagRows({ flags, currency }: { flags: readonly CaseFlag[]; currency: string }) {
  const t = useTranslations('console.risk');
  const { instant } = useConsoleFormat();
  const factsOf = useFlagFacts(currency);
  if (flags.length === 0) return <p className="text-sm text-muted">{t('noFlags')}</p>;
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-panel px-4 text-sm shadow-raised">
      {flags.map((flag) => (
        <li key={flag.id} className="grid gap-1.5 py-3">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <span className="font-semibold">{t(`flag.${flag.kind}`)}</span>
            <Badge tone={VERDICT_TONES[flag.verdict]}>{t(`verdict.${flag.verdict}`)}</Badge>
          </div>
          <p className="text-muted">{factsOf(flag.facts)}</p>
          <p className="text-xs wrap-anywhere text-subtle">
            {instant(flag.at)} · {flag.subject}
          </p>
        </li>
      ))}
    </ul>
  );
}
