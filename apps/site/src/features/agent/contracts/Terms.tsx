import type { ContractTerms } from '@croupier/contract/agents/contract-terms.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';
import { useRateClassName } from '../../../shared/rates/use-rate-class-name.ts';
import { contractsQuery } from './contracts.queries.ts';

type Counted = Extract<ContractTerms, { activeFromMinor: bigint }>;
type Tier = Counted['tiers'][number];

/** What a tier asks for, in words. */
export function useConditionText(): (conditions: Tier['conditions']) => string {
  const t = useTranslations('agent.terms');
  const format = useFormat();
  return ({ activeMembers, validBetMinor, netLossMinor }) => {
    const parts = [
      activeMembers > 0 && t('needs.activeMembers', { count: activeMembers }),
      validBetMinor > 0n && t('needs.validBet', { amount: format.amount(validBetMinor) }),
      netLossMinor !== undefined &&
        netLossMinor > 0n &&
        t('needs.netLoss', { amount: format.amount(netLossMinor) }),
    ].filter((part) => part !== false);
    return parts.length === 0 ? t('needs.nothing') : parts.join(' · ');
  };
}

/** From which stake on a tier of single bets counts; bands are the merchant's, so one list of contracts tells all. */
function useBandText(isNeeded: boolean): (band: number) => string {
  const t = useTranslations('agent.terms');
  const format = useFormat();
  const { data } = useQuery({ ...contractsQuery('realtime'), enabled: isNeeded, staleTime: Infinity });
  return (band) => {
    if (band === 0) return t('everyBet');
    const from = data?.limits.bandsFrom[band];
    return from === undefined
      ? t('fromBand', { band: String(band + 1) })
      : t('fromStake', { amount: format.amount(from) });
  };
}

/** The rates of terms, tier by tier. */
export function TierList({ terms, current }: { terms: ContractTerms; current?: number | undefined }) {
  const t = useTranslations('agent.terms');
  const format = useFormat();
  const conditionText = useConditionText();
  const bandText = useBandText(terms.kind === 'realtime');
  const rows =
    terms.kind === 'realtime'
      ? terms.tiers.map(({ fromBand, winRatePpm, lossRatePpm }) => ({
          key: fromBand,
          text: bandText(fromBand),
          rate: t('winAndLoss', { win: format.ppm(winRatePpm), loss: format.ppm(lossRatePpm) }),
        }))
      : terms.tiers.map(({ conditions, ratePpm }) => ({
          key: ratePpm,
          text: conditionText(conditions),
          rate: format.ppm(ratePpm),
        }));
  return (
    <ol className="grid gap-1.5">
      {rows.map(({ key, text, rate }, at) => (
        <li
          key={key}
          className={clsx(
            'flex items-baseline justify-between gap-3 rounded-field px-3 py-2 text-sm',
            at === current ? 'bg-win-soft ring-1 ring-win/40 ring-inset' : 'bg-well',
          )}
        >
          <span className="min-w-0 text-muted">{text}</span>
          <span className="numeric shrink-0 font-bold text-text">{rate}</span>
        </li>
      ))}
    </ol>
  );
}

/** Terms in full: tiers, classes, and how they are settled. */
export function TermsView({ terms, current }: { terms: ContractTerms; current?: number | undefined }) {
  const t = useTranslations('agent.terms');
  const bill = useTranslations('agent.bill.deductions');
  const format = useFormat();
  const className = useRateClassName();
  const facts: string[] = [];
  if (terms.kind === 'dividend') {
    facts.push(t(`periods.${terms.period}`), t(`carry.${terms.carry}`));
    if (terms.deductions.length > 0)
      facts.push(t('less', { names: terms.deductions.map((name) => bill(name)).join(', ') }));
  }
  if (terms.kind !== 'realtime' && terms.activeFromMinor > 0n)
    facts.push(t('activeFrom', { amount: format.amount(terms.activeFromMinor) }));
  if (terms.lastDay)
    facts.push(t('lastDay', { day: format.instant(new Date(`${terms.lastDay}T12:00:00`), 'date') }));
  return (
    <div className="grid gap-2.5">
      <TierList terms={terms} current={current} />
      <p className="text-xs text-subtle">{terms.classes.map(className).join(', ')}</p>
      {facts.length > 0 && <p className="text-xs text-subtle">{facts.join(' · ')}</p>}
    </div>
  );
}
