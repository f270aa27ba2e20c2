import { settlementSettings } from '@croupier/contract/agents/settlement-settings.ts';
import { createContracts } from '../../../modules/agents/contracts/index.ts';
import { createRebates } from '../../../modules/agents/rebates/index.ts';
import { createTeams } from '../../../modules/agents/teams/index.ts';
import { createAudit } from '../../../modules/base/audit-log/index.ts';
import type { Merchants } from '../../../modules/base/merchants/index.ts';
import { createMessages } from '../../../modules/engagement/messages/index.ts';
import { createFigures } from '../../../modules/games/figures/index.ts';
import { createRounds } from '../../../modules/games/rounds/index.ts';
import { createWallet } from '../../../modules/money/wallet/index.ts';
import { createManualClock } from '../../../platform/clock.ts';
import { openDatabase } from '../../../platform/db/database.ts';

export const MERCHANT = 'croupier';
export const CURRENCY = 'THB';

/** Half an hour beside the full hours of the ledger's clock. */
const settlement = settlementSettings.parse({ timeZone: 'Asia/Kolkata', contracts: { review: [] } });

const unused = (): never => {
  throw new Error('settlements were expected not to need this');
};

/** What settles the play of agents without its server, for processes that are killed and for one that is not. */
export function openAgentShop(url: string, at: Date) {
  const database = openDatabase({ url, maxConnections: 6 });
  const { db } = database;
  const clock = createManualClock(at);
  const merchant = { id: MERCHANT, currency: CURRENCY, settings: { settlement } };
  const merchants = {
    byId: () => Promise.resolve(merchant as Awaited<ReturnType<Merchants['byId']>>),
    list: () => Promise.resolve([merchant as Awaited<ReturnType<Merchants['byId']>>]),
    changeSettings: unused,
    lockSettings: unused,
    refresh: unused,
  };
  const wallet = createWallet({ db, clock });
  const rounds = createRounds({ db, clock, wallet });
  const figures = createFigures({ db, clock });
  const audit = createAudit({ db, clock });
  const messages = createMessages({ db, clock, audit, merchants });
  const approvals = { ask: unused };
  const rebates = createRebates({ db, clock, merchants, wallet, figures });
  const { corrections } = rounds;
  const contracts = createContracts({
    db,
    clock,
    audit,
    merchants,
    approvals,
    messages,
    wallet,
    figures,
    corrections,
  });
  const teams = createTeams({ db, clock, merchants, figures });
  const checks = [rounds, figures, rebates, contracts, teams].map(({ check }) => check);
  wallet.hooks.checks.push(...checks);

  return {
    db,
    clock,
    wallet,
    rounds,
    /** From the end of a slot to the money on the agents' accounts, one step after the other. */
    settle: async (onStep: (step: string) => void = () => {}): Promise<void> => {
      const steps = {
        seal: () => wallet.sealPeriods(clock.now()),
        fold: figures.fold,
        rebates: rebates.settle,
        contracts: contracts.settle,
        teams: teams.rollUp,
      };
      for (const [step, work] of Object.entries(steps)) {
        onStep(step);
        await work();
      }
    },
    close: async (): Promise<void> => {
      await wallet.close();
      await database.close();
    },
  };
}
export type AgentShop = ReturnType<typeof openAgentShop>;
