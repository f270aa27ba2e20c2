import type { overviewRoutes } from '@croupier/contract/merchants/overview.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import type { Members } from '../../access/members/index.ts';
import type { Merchants } from '../../base/merchants/index.ts';
import type { Rights } from '../../../platform/http/context.ts';
import type { Rounds } from '../../games/rounds/index.ts';
import type { Wallet } from '../../money/wallet/index.ts';

export type OverviewDeps = {
  merchants: Pick<Merchants, 'list'>;
  members: Pick<Members, 'countMembers'>;
  rounds: Pick<Rounds, 'countByMerchant'>;
  wallet: Pick<Wallet, 'trialBalance' | 'lastAudit'>;
};

type MerchantFigures = CallOutput<typeof overviewRoutes.list>;

/** Members, rounds, liability and trial balance of every granted merchant, with the result of the last audit. */
export async function listMerchantFigures(deps: OverviewDeps, rights: Rights): Promise<MerchantFigures> {
  const { merchants, members, rounds, wallet } = deps;
  const granted = (await merchants.list()).filter(({ id }) => rights.may('overview.view', id));
  const ids = granted.map(({ id }) => id);
  const [memberCounts, played, audit] = await Promise.all([
    members.countMembers(ids),
    rounds.countByMerchant(ids),
    wallet.lastAudit(),
  ]);
  return Promise.all(
    granted.map(async ({ id, name, currency }) => {
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
