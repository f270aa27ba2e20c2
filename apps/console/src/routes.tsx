import { createBrowserRouter, type RouteObject } from 'react-router';
import { NotFoundPage } from './layouts/NotFoundPage.tsx';
import { PageError } from './layouts/PageError.tsx';
import { ShellLayout } from './layouts/ShellLayout.tsx';

// An empty page looks calmer than a skeleton that flashes.
const Nothing = () => null;

const routes: RouteObject[] = [
  {
    ErrorBoundary: PageError,
    HydrateFallback: Nothing,
    children: [
      {
        path: '/login',
        lazy: async () => ({ Component: (await import('./features/sign-in/SignInPage.tsx')).SignInPage }),
      },
      {
        path: '/setup',
        lazy: async () => ({ Component: (await import('./features/setup/SetupPage.tsx')).SetupPage }),
      },
      {
        path: '/enrol',
        lazy: async () => ({ Component: (await import('./features/enrol/EnrolPage.tsx')).EnrolPage }),
      },
      {
        Component: ShellLayout,
        children: [
          {
            ErrorBoundary: PageError,
            children: [
              {
                index: true,
                lazy: async () => ({
                  Component: (await import('./features/today/TodayPage.tsx')).TodayPage,
                }),
              },
              {
                path: '/inbox',
                lazy: async () => ({
                  Component: (await import('./features/inbox/InboxPage.tsx')).InboxPage,
                }),
              },
              {
                path: '/members',
                lazy: async () => ({
                  Component: (await import('./features/members/MembersPage.tsx')).MembersPage,
                }),
              },
              {
                path: '/loyalty/redemptions',
                lazy: async () => ({
                  Component: (await import('./features/loyalty/redemptions/RedemptionsPage.tsx'))
                    .RedemptionsPage,
                }),
              },
              {
                path: '/loyalty/goods',
                lazy: async () => ({
                  Component: (await import('./features/loyalty/goods/GoodsPage.tsx')).GoodsPage,
                }),
              },
              {
                path: '/loyalty/rates',
                lazy: async () => ({
                  Component: (await import('./features/loyalty/sheets/RatesPage.tsx')).RatesPage,
                }),
              },
              {
                path: '/loyalty/exchange',
                lazy: async () => ({
                  Component: (await import('./features/loyalty/sheets/ExchangePage.tsx')).ExchangePage,
                }),
              },
              {
                path: '/loyalty/levels',
                lazy: async () => ({
                  Component: (await import('./features/loyalty/levels/LevelsPage.tsx')).LevelsPage,
                }),
              },
              {
                path: '/agents',
                lazy: async () => ({
                  Component: (await import('./features/agents/AgentsPage.tsx')).AgentsPage,
                }),
              },
              {
                path: '/agents/tree/:merchantCode/:memberId',
                lazy: async () => ({
                  Component: (await import('./features/agents/file/AgentPage.tsx')).AgentPage,
                }),
              },
              {
                path: '/agents/lines',
                lazy: async () => ({
                  Component: (await import('./features/agents/lines/RootLinesPage.tsx')).RootLinesPage,
                }),
              },
              {
                path: '/agents/rings',
                lazy: async () => ({
                  Component: (await import('./features/agents/rings/RingsPage.tsx')).RingsPage,
                }),
              },
              {
                path: '/agents/contracts',
                lazy: async () => ({
                  Component: (await import('./features/agents/contracts/ContractsPage.tsx')).ContractsPage,
                }),
              },
              {
                path: '/agents/runs',
                lazy: async () => ({
                  Component: (await import('./features/agents/runs/RunsPage.tsx')).RunsPage,
                }),
              },
              {
                path: '/agents/bills',
                lazy: async () => ({
                  Component: (await import('./features/agents/bills/BillsPage.tsx')).BillsPage,
                }),
              },
              {
                path: '/agents/thresholds',
                lazy: async () => ({
                  Component: (await import('./features/agents/thresholds/ThresholdsPage.tsx')).ThresholdsPage,
                }),
              },
              {
                path: '/agents/settings',
                lazy: async () => ({
                  Component: (await import('./features/agents/settlement/SettlementPage.tsx')).SettlementPage,
                }),
              },
              {
                path: '/promotions',
                lazy: async () => ({
                  Component: (await import('./features/promotions/PromotionsPage.tsx')).PromotionsPage,
                }),
              },
              {
                path: '/promotions/at/:merchantCode/:id',
                lazy: async () => ({
                  Component: (await import('./features/promotions/PromotionEditorPage.tsx'))
                    .PromotionEditorPage,
                }),
              },
              {
                path: '/promotions/at/:merchantCode/:id/report',
                lazy: async () => ({
                  Component: (await import('./features/promotions/ReportPage.tsx')).ReportPage,
                }),
              },
              {
                path: '/promotions/applications',
                lazy: async () => ({
                  Component: (await import('./features/promotions/applications/ApplicationsPage.tsx'))
                    .ApplicationsPage,
                }),
              },
              {
                path: '/promotions/grants',
                lazy: async () => ({
                  Component: (await import('./features/promotions/GrantsPage.tsx')).GrantsPage,
                }),
              },
              {
                path: '/promotions/signals',
                lazy: async () => ({
                  Component: (await import('./features/promotions/signals/SignalsPage.tsx')).SignalsPage,
                }),
              },
              {
                path: '/risk',
                lazy: async () => ({
                  Component: (await import('./features/risk/cases/CasesPage.tsx')).CasesPage,
                }),
              },
              {
                path: '/risk/cases/:merchantCode/:id',
                lazy: async () => ({
                  Component: (await import('./features/risk/cases/CasePage.tsx')).CasePage,
                }),
              },
              {
                path: '/risk/flags',
                lazy: async () => ({
                  Component: (await import('./features/risk/cases/FlagsPage.tsx')).FlagsPage,
                }),
              },
              {
                path: '/risk/documents',
                lazy: async () => ({
                  Component: (await import('./features/risk/documents/DocumentsPage.tsx')).DocumentsPage,
                }),
              },
              {
                path: '/risk/documents/:merchantCode/:id',
                lazy: async () => ({
                  Component: (await import('./features/risk/documents/DocumentPage.tsx')).DocumentPage,
                }),
              },
              {
                path: '/risk/identity',
                lazy: async () => ({
                  Component: (await import('./features/risk/identity/IdentityRulesPage.tsx'))
                    .IdentityRulesPage,
                }),
              },
              {
                path: '/risk/rules',
                lazy: async () => ({
                  Component: (await import('./features/risk/rules/RulesPage.tsx')).RulesPage,
                }),
              },
              {
                path: '/payments/deposits',
                lazy: async () => ({
                  Component: (await import('./features/payments/deposits/DepositsPage.tsx')).DepositsPage,
                }),
              },
              {
                path: '/payments/deposits/:merchantCode/:id',
                lazy: async () => ({
                  Component: (await import('./features/payments/deposits/DepositView.tsx')).DepositPage,
                }),
              },
              {
                path: '/payments/movements',
                lazy: async () => ({
                  Component: (await import('./features/payments/movements/MovementsPage.tsx')).MovementsPage,
                }),
              },
              {
                path: '/payments/refunds',
                lazy: async () => ({
                  Component: (await import('./features/payments/refunds/RefundsPage.tsx')).RefundsPage,
                }),
              },
              {
                path: '/payments/chargebacks',
                lazy: async () => ({
                  Component: (await import('./features/payments/chargebacks/ChargebacksPage.tsx'))
                    .ChargebacksPage,
                }),
              },
              {
                path: '/payments/reconciliation',
                lazy: async () => ({
                  Component: (await import('./features/payments/reconciliation/ReconciliationPage.tsx'))
                    .ReconciliationPage,
                }),
              },
              {
                path: '/payments/methods',
                lazy: async () => ({
                  Component: (await import('./features/payments/providers/MethodsPage.tsx')).MethodsPage,
                }),
              },
              {
                path: '/payments/accounts',
                lazy: async () => ({
                  Component: (await import('./features/payments/providers/AccountsPage.tsx')).AccountsPage,
                }),
              },
              {
                path: '/payments/desk',
                lazy: async () => ({
                  Component: (await import('./features/withdrawals/desk/WithdrawalsPage.tsx')).DeskPage,
                }),
              },
              {
                path: '/payments/withdrawals',
                lazy: async () => ({
                  Component: (await import('./features/withdrawals/desk/WithdrawalsPage.tsx'))
                    .WithdrawalsPage,
                }),
              },
              {
                path: '/payments/withdrawals/:merchantCode/:id',
                lazy: async () => ({
                  Component: (await import('./features/withdrawals/desk/WithdrawalPage.tsx')).WithdrawalPage,
                }),
              },
              {
                path: '/payments/payouts',
                lazy: async () => ({
                  Component: (await import('./features/withdrawals/payouts/PayoutsPage.tsx')).PayoutsPage,
                }),
              },
              {
                path: '/payments/disputes',
                lazy: async () => ({
                  Component: (await import('./features/withdrawals/disputes/DisputesPage.tsx')).DisputesPage,
                }),
              },
              {
                path: '/payments/disputes/:merchantCode/:id',
                lazy: async () => ({
                  Component: (await import('./features/withdrawals/disputes/DisputesPage.tsx')).DisputePage,
                }),
              },
              {
                path: '/reports',
                lazy: async () => ({
                  Component: (await import('./features/reports/ReportsPage.tsx')).ReportsPage,
                }),
              },
              {
                path: '/jobs',
                lazy: async () => ({
                  Component: (await import('./features/jobs/JobsPage.tsx')).JobsPage,
                }),
              },
              {
                path: '/health',
                lazy: async () => ({
                  Component: (await import('./features/jobs/HealthPage.tsx')).HealthPage,
                }),
              },
              {
                path: '/operators',
                lazy: async () => ({
                  Component: (await import('./features/operators/OperatorsPage.tsx')).OperatorsPage,
                }),
              },
              {
                path: '/roles',
                lazy: async () => ({
                  Component: (await import('./features/roles/RolesPage.tsx')).RolesPage,
                }),
              },
              {
                path: '/games',
                lazy: async () => ({
                  Component: (await import('./features/games/vendors/VendorsPage.tsx')).VendorsPage,
                }),
              },
              {
                path: '/games/all',
                lazy: async () => ({
                  Component: (await import('./features/games/catalogue/GamesPage.tsx')).GamesPage,
                }),
              },
              {
                path: '/rounds',
                lazy: async () => ({
                  Component: (await import('./features/games/rounds/RoundsPage.tsx')).RoundsPage,
                }),
              },
              {
                path: '/rounds/:merchantCode/:id',
                lazy: async () => ({
                  Component: (await import('./features/games/rounds/RoundPage.tsx')).RoundPage,
                }),
              },
              {
                path: '/games/fixtures',
                lazy: async () => ({
                  Component: (await import('./features/games/fixtures/FixturesPage.tsx')).FixturesPage,
                }),
              },
              {
                path: '/games/accounts',
                lazy: async () => ({
                  Component: (await import('./features/games/desk/VendorAccountsPage.tsx'))
                    .VendorAccountsPage,
                }),
              },
              {
                path: '/games/reconciliation',
                lazy: async () => ({
                  Component: (await import('./features/games/desk/VendorReconciliationPage.tsx'))
                    .VendorReconciliationPage,
                }),
              },
              {
                path: '/games/rules',
                lazy: async () => ({
                  Component: (await import('./features/games/desk/VendorRulesPage.tsx')).VendorRulesPage,
                }),
              },
              {
                path: '/games/jackpot',
                lazy: async () => ({
                  Component: (await import('./features/games/jackpot/JackpotPage.tsx')).JackpotPage,
                }),
              },
              {
                path: '/games/crash',
                lazy: async () => ({
                  Component: (await import('./features/games/crash/CrashPage.tsx')).CrashPage,
                }),
              },
              {
                path: '/lottery',
                lazy: async () => ({
                  Component: (await import('./features/lottery/draws/DrawsPage.tsx')).DrawsPage,
                }),
              },
              {
                path: '/lottery/calendar',
                lazy: async () => ({
                  Component: (await import('./features/lottery/CalendarPage.tsx')).CalendarPage,
                }),
              },
              {
                path: '/lottery/rules',
                lazy: async () => ({
                  Component: (await import('./features/lottery/sale/RulesPage.tsx')).RulesPage,
                }),
              },
              {
                path: '/lottery/claims',
                lazy: async () => ({
                  Component: (await import('./features/lottery/ClaimsPage.tsx')).ClaimsPage,
                }),
              },
              {
                path: '/merchants',
                lazy: async () => ({
                  Component: (await import('./features/merchants/MerchantsPage.tsx')).MerchantsPage,
                }),
              },
              {
                path: '/merchants/:merchantCode',
                lazy: async () => ({
                  Component: (await import('./features/merchants/MerchantPage.tsx')).MerchantPage,
                }),
              },
              {
                path: '/members/:merchantCode/:id',
                lazy: async () => ({
                  Component: (await import('./features/members/file/MemberPage.tsx')).MemberPage,
                }),
              },
              {
                path: '/sites',
                lazy: async () => ({
                  Component: (await import('./features/sites/SitesPage.tsx')).SitesPage,
                }),
              },
              {
                path: '/audit',
                lazy: async () => ({
                  Component: (await import('./features/audit/AuditPage.tsx')).AuditPage,
                }),
              },
              {
                path: '/content',
                lazy: async () => ({
                  Component: (await import('./features/content/ContentPage.tsx')).ContentPage,
                }),
              },
              {
                path: '/content/:merchantCode/:id',
                lazy: async () => ({
                  Component: (await import('./features/content/ContentItemPage.tsx')).ContentItemPage,
                }),
              },
              {
                path: '/security',
                lazy: async () => ({
                  Component: (await import('./features/security/SecurityPage.tsx')).SecurityPage,
                }),
              },
              { path: '*', Component: NotFoundPage },
            ],
          },
        ],
      },
    ],
  },
];

export const createConsoleRouter = () => createBrowserRouter(routes);
