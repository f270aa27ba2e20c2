import type { SiteApi } from '@croupier/contract/api.ts';
import { networkRoutes } from '@croupier/contract/agents/network.ts';
import { rebatesRoutes } from '@croupier/contract/agents/rebates.ts';
import { teamsRoutes } from '@croupier/contract/agents/teams.ts';
import { lineTransfersRoutes } from '@croupier/contract/agents/line-transfers.ts';
import { contractsRoutes, contractMoneyRoutes } from '@croupier/contract/agents/contracts.ts';

/** The agents' back-office. */
export const api = {
  network: networkRoutes,
  rebates: rebatesRoutes,
  teams: teamsRoutes,
  lineTransfers: lineTransfersRoutes,
  contracts: contractsRoutes,
  contractMoney: contractMoneyRoutes,
} satisfies Partial<SiteApi>;
