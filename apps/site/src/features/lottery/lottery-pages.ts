/** Pages of lotteries, each in a script of its own. */
export const pages = {
  Lottery: () => import('./Lottery.tsx'),
  ProofPage: () => import('./proof/ProofPage.tsx'),
  TrendsPage: () => import('./trends/TrendsPage.tsx'),
  ResultsPage: () => import('./results/ResultsPage.tsx'),
  TicketsPage: () => import('./tickets/TicketsPage.tsx'),
  TicketPage: () => import('./tickets/TicketPage.tsx'),
  ChasesPage: () => import('./tickets/ChasesPage.tsx'),
};
