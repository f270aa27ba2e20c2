/** The imports of the agents' pages by name. */
export const pages = {
  OverviewPage: () => import('../features/agent/overview/OverviewPage.tsx'),
  AgentNoticesPage: () => import('../features/announcements/AgentNoticesPage.tsx'),
  RegisterPage: () => import('../features/agent/register/RegisterPage.tsx'),
  TeamPage: () => import('../features/agent/team/TeamPage.tsx'),
  BetsPage: () => import('../features/agent/reports/BetsPage.tsx'),
  LossesPage: () => import('../features/agent/reports/LossesPage.tsx'),
  TransactionsPage: () => import('../features/agent/reports/TransactionsPage.tsx'),
  IncomePage: () => import('../features/agent/income/IncomePage.tsx'),
  AccountPage: () => import('../features/agent/account/AccountPage.tsx'),
  ContractsPage: () => import('../features/agent/contracts/ContractsPage.tsx'),
};
