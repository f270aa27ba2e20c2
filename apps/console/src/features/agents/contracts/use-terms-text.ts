import type { ContractTerms } from '@croupier/contract/agents/contract-terms.ts';
import { useTranslations } from 'use-intl';
import type { Fact } from '../../../shared/detail/FactList.tsx';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { useClassName } from '../rate-classes.ts';

type Counted = Extract<ContractTerms, { activeFromMinor: bigint }>;

/** Terms in words: each tier and everything beside them. */
export function useTermsText(currency: string) {
  const t = useTranslations('console.agents.contract');
  const format = useConsoleFormat();
  const className = useClassName();

  const conditions = ({
    activeMembers,
    validBetMinor,
    netLossMinor,
  }: Counted['tiers'][number]['conditions']) =>
    [
      activeMembers > 0 ? t('needsActive', { count: activeMembers }) : '',
      validBetMinor > 0n ? t('needsBet', { amount: format.amount(validBetMinor, currency) }) : '',
      netLossMinor ? t('needsLoss', { amount: format.amount(netLossMinor, currency) }) : '',
    ]
      .filter((part) => part !== '')
      .join(', ') || t('noCondition');

  const tiers = (terms: ContractTerms): Fact[] =>
    terms.kind === 'realtime'
      ? terms.tiers.map(({ fromBand, winRatePpm, lossRatePpm }, at) => ({
          label: t('tier', { number: String(at + 1) }),
          value: t('winAndLoss', { win: format.ppm(winRatePpm), loss: format.ppm(lossRatePpm) }),
          note: fromBand === 0 ? t('everyBet') : t('fromBand', { band: String(fromBand + 1) }),
        }))
      : terms.tiers.map(({ conditions: needed, ratePpm }, at) => ({
          label: t('tier', { number: String(at + 1) }),
          value: format.ppm(ratePpm),
          note: conditions(needed),
        }));

  const others = (terms: ContractTerms): Fact[] => [
    { label: t('classes'), value: terms.classes.map(className).join(', ') },
    ...(terms.kind === 'dividend'
      ? [
          { label: t('period'), value: t(`periods.${terms.period}`) },
          { label: t('carry'), value: t(`carries.${terms.carry}`) },
          {
            label: t('deductions'),
            value: terms.deductions.map((name) => t(`deduction.${name}`)).join(', ') || '–',
          },
        ]
      : []),
    ...(terms.kind === 'realtime'
      ? []
      : [{ label: t('activeFrom'), value: format.amount(terms.activeFromMinor, currency) }]),
  ];

  return {
    facts: (terms: ContractTerms): Fact[] => [...tiers(terms), ...others(terms)],
    /** The rates of all tiers in one line. */
    rates: (terms: ContractTerms): string =>
      terms.kind === 'realtime'
        ? terms.tiers
            .map(({ winRatePpm, lossRatePpm }) => `${format.ppm(winRatePpm)} / ${format.ppm(lossRatePpm)}`)
            .join(' · ')
        : terms.tiers.map(({ ratePpm }) => format.ppm(ratePpm)).join(' · '),
  };
}
