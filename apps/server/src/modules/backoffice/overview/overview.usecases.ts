import type { overviewRoutes } from '@croupier/contract/merchants/overview.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import type { Members } from '../../access/members/index.ts';
import type { Merchants } from '../../base/merchants/index.ts';
import type { Rounds } from '../../games/rounds/index.ts';
import type { Wallet } from '../../money/wallet/index.ts';

export type OverviewDeps = {
  merchants: Pick<Merchants, 'list'>;
  members: Pick<Members, 'countMembers'>;
  rounds: Pick<Rounds, 'countByMerchant'>;
  wallet: Pick<Wallet, 'trialBalance' | 'lastAudit'>;
};

type MerchantFigures = CallOutput<typeof overviewRoutes.list>;

/** Members, rounds, liability and trial balance of every merchant, with the result of the last audit. */
export async function listMerchantFigures(deps: OverviewDeps): Promise<MerchantFigures> {
  const { merchants, members, rounds, wallet } = deps;
  const [all, memberCounts, played, audit] = await Promise.all([
    merchants.list(),
    members.countMembers(),
    rounds.countByMerchant(),
    wallet.lastAudit(),
  ]);
  return Promise.all(
    all.map(async ({ id, name, currency }) => {
      const balance = await wallet.trialBalance(id, currency);
      return {
        merchantCode: id,
        name,
        currency,
        members: memberCounts.get(id) ?? 0,
        rounds: played.get(id) ?? 0,
        liability: balance.liabilityMinor,
        trialBalance: balance.sumMinor,
        auditedAt: audit?.at ?? null,
        auditFindings: audit ? (audit.findings[id] ?? 0) : null,
      };
    }),
  );
}
