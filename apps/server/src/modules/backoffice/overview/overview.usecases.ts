import type { overviewRoutes } from '@croupier/contract/overview.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import type { Identity } from '../../access/identity/index.ts';
import type { Merchants } from '../../base/merchants/index.ts';
import type { Rounds } from '../../games/rounds/index.ts';
import type { Wallet } from '../../money/wallet/index.ts';

export type OverviewDeps = {
  merchants: Pick<Merchants, 'list'>;
  identity: Pick<Identity, 'countMembers'>;
  rounds: Pick<Rounds, 'countByMerchant'>;
  wallet: Pick<Wallet, 'trialBalance' | 'lastAudit'>;
};

type MerchantFigures = CallOutput<typeof overviewRoutes.list>;

/** Members, rounds, liability and trial balance of every merchant, with the result of the last audit. */
export async function listMerchantFigures(deps: OverviewDeps): Promise<MerchantFigures> {
  const { merchants, identity, rounds, wallet } = deps;
  const [all, members, played, audit] = await Promise.all([
    merchants.list(),
    identity.countMembers(),
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
        members: members.get(id) ?? 0,
        rounds: played.get(id) ?? 0,
        liability: balance.liabilityMinor,
        trialBalance: balance.sumMinor,
        auditedAt: audit?.at ?? null,
        auditFindings: audit ? (audit.findings[id] ?? 0) : null,
      };
    }),
  );
}
