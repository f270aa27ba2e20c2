/** Pages around the betting page, each in a script of its own. */
export const pages = {
  ProofPage: () => import('./proof/ProofPage.tsx'),
  TrendsPage: () => import('./trends/TrendsPage.tsx'),
  ResultsPage: () => import('./results/ResultsPage.tsx'),
  TicketsPage: () => import('./tickets/TicketsPage.tsx'),
  TicketPage: () => import('./tickets/TicketPage.tsx'),
  ChasesPage: () => import('./tickets/ChasesPage.tsx'),
};
