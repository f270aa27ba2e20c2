import { consoleRoutes } from '@croupier/contract/console.ts';
import type { Modules } from '../../modules.ts';
import { bindRoutes, type BoundRoutes } from '../../platform/http/call.ts';

/** The operators' calls; what spans modules is put together here, above them all. */
export const consoleRoutesOf = ({ identity, merchants, wallet, rounds, keys }: Modules): BoundRoutes =>
  bindRoutes(consoleRoutes, {
    ...identity.consoleHandlers,
    keys: async () => ({ keys: [...(await keys.publicKeys()).keys] }),
    overview: async () => {
      const [all, members, played, audit] = await Promise.all([
        merchants.list(),
        identity.countMembers(),
        rounds.countByMerchant(),
        wallet.lastAudit(),
      ]);
      return Promise.all(
        all.map(async ({ id, name, currency }) => {
          const books = await wallet.trialBalance(id, currency);
          return {
            merchantCode: id,
            name,
            currency,
            members: members.get(id) ?? 0,
            rounds: played.get(id) ?? 0,
            liability: books.liabilityMinor,
            trialBalance: books.sumMinor,
            auditedAt: audit?.at ?? null,
            auditFindings: audit ? (audit.findings[id] ?? 0) : null,
          };
        }),
      );
    },
  });
