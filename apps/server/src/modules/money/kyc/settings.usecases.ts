import type { ChangeLine } from '@croupier/contract/access/approvals.ts';
import { kycSettings, type KycSettings, type TierTerms } from '@croupier/contract/kyc/kyc-settings.ts';
import type { identityRulesRoutes } from '@croupier/contract/kyc/settings-desk.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import { formatAmount } from '@croupier/i18n/format/money.ts';
import type { SettingsPart } from '../../access/approvals/index.ts';
import type { KycDeps } from './kyc.types.ts';

const KIND = 'kyc.settings';
const FIGURES = ['askAtBps', 'retentionDays', 'refusedDays'] as const;
/** The console translates it. */
const UNLIMITED = 'unlimited';

const capText = (amountMinor: bigint | null | undefined, currency: string): string =>
  amountMinor === null || amountMinor === undefined
    ? UNLIMITED
    : formatAmount(amountMinor, { locale: 'en', currency });

function tierLines(
  tier: number,
  before: TierTerms | undefined,
  after: TierTerms,
  currency: string,
): ChangeLine[] {
  return [
    ...(['deposits', 'withdrawals'] as const).map((name) => ({
      label: `kyc.${tier}.${name}`,
      before: capText(before?.[name], currency),
      after: capText(after[name], currency),
    })),
    {
      label: `kyc.${tier}.needs`,
      before: before?.needs.join(', ') ?? '',
      after: after.needs.join(', '),
    },
  ];
}

/** One line for each rule; the console translates the labels. */
const linesOf = (before: KycSettings, after: KycSettings, currency: string): ChangeLine[] =>
  [
    ...after.tiers.flatMap((terms, tier) => tierLines(tier, before.tiers[tier], terms, currency)),
    ...FIGURES.map((name) => ({
      label: `kyc.${name}`,
      before: String(before[name]),
      after: String(after[name]),
    })),
  ].filter((line) => line.before !== line.after);

/** The rules of identity checks, which two persons change. */
export const IDENTITY_RULES: SettingsPart<'kyc'> = {
  part: 'kyc',
  kind: KIND,
  permission: 'documents.rules.manage',
  schema: kycSettings,
  action: 'merchant.kyc_changed',
  linesOf,
};

/** @throws `merchants.not_found` */
export async function readIdentityRules(
  { merchants, approvals }: Pick<KycDeps, 'merchants' | 'approvals'>,
  merchantId: string,
): Promise<CallOutput<typeof identityRulesRoutes.get>> {
  const { currency, settings } = await merchants.byId(merchantId);
  return {
    currency,
    settings: settings.kyc,
    versions: await approvals.versionsOf({ merchantId, kind: KIND }),
  };
}
