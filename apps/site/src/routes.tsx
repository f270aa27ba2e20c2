import { Navigate, type RouteObject } from 'react-router';
import { NotFoundPage } from './features/system/NotFoundPage.tsx';
import { RouteError } from './features/system/RouteError.tsx';
import { AuthPopups } from './features/auth/AuthPopups.tsx';
import { HomePage } from './features/home/HomePage.tsx';
import { RequireRealAccount } from './layouts/RequireRealAccount.tsx';
import { RequireSession } from './layouts/RequireSession.tsx';
import { Frame } from './layouts/Frame.tsx';
import { CATEGORY_PATHS, HOME_ALIASES, paths } from './paths.ts';
import { lazyPage } from './shared/loading/chunk-loading.ts';
import { PageLoader } from './shared/loading/PageLoader.tsx';

const page = (path: string, lazy: ReturnType<typeof lazyPage>): RouteObject => ({ path, lazy });

/** Routes. Pages of the first screen are bundled, others are lazy. */
const pages: RouteObject[] = [
  {
    Component: HomePage,
    children: [
      { index: true, element: null },
      ...HOME_ALIASES.map((path) => ({ path, element: null })),
      page(
        paths.help(),
        lazyPage(() => import('./features/help/HelpPopup.tsx'), 'HelpPopup'),
      ),
      page(
        paths.notices(),
        lazyPage(() => import('./features/announcements/NoticesPopup.tsx'), 'NoticesPopup'),
      ),
      {
        // One element for all, so that input survives switching between them.
        Component: AuthPopups,
        children: [
          { path: paths.login(), element: null },
          { path: paths.register(), element: null },
          { path: paths.forgotPassword(), element: null },
          { path: paths.changePassword(), element: null },
          { path: paths.resetPassword(), element: null },
          { path: paths.socialReturn(), element: null },
        ],
      },
    ],
  },
  {
    // One element for all categories, so that the part above the list stays mounted.
    lazy: lazyPage(() => import('./features/games/GameListCenter.tsx'), 'GameListCenter'),
    children: Object.values(CATEGORY_PATHS).map((path) => ({ path, element: null })),
  },
  {
    lazy: lazyPage(() => import('./layouts/GameCenter.tsx'), 'GameCenter'),
    children: [
      page(
        paths.dice(),
        lazyPage(() => import('./features/originals/DicePage.tsx'), 'DicePage'),
      ),
      page(
        paths.mines(),
        lazyPage(() => import('./features/originals/MinesPage.tsx'), 'MinesPage'),
      ),
      page(
        paths.crash(),
        lazyPage(() => import('./features/originals/crash/CrashPage.tsx'), 'CrashPage'),
      ),
      page(
        paths.limbo(),
        lazyPage(() => import('./features/originals/limbo/LimboPage.tsx'), 'LimboPage'),
      ),
      page(
        paths.plinko(),
        lazyPage(() => import('./features/originals/plinko/PlinkoPage.tsx'), 'PlinkoPage'),
      ),
      page(
        paths.keno(),
        lazyPage(() => import('./features/originals/keno/KenoPage.tsx'), 'KenoPage'),
      ),
      page(
        paths.wheel(),
        lazyPage(() => import('./features/originals/wheel/WheelPage.tsx'), 'WheelPage'),
      ),
      page(
        paths.roulette(),
        lazyPage(() => import('./features/originals/roulette/RoulettePage.tsx'), 'RoulettePage'),
      ),
      page(
        paths.baccarat(),
        lazyPage(() => import('./features/originals/baccarat/BaccaratPage.tsx'), 'BaccaratPage'),
      ),
      page(
        paths.nineLanterns(),
        lazyPage(() => import('./features/originals/slots/NineLanternsPage.tsx'), 'NineLanternsPage'),
      ),
      page(
        paths.towers(),
        lazyPage(() => import('./features/originals/towers/TowersPage.tsx'), 'TowersPage'),
      ),
      page(
        paths.hilo(),
        lazyPage(() => import('./features/originals/hilo/HiloPage.tsx'), 'HiloPage'),
      ),
      page(
        paths.blackjack(),
        lazyPage(() => import('./features/originals/blackjack/BlackjackPage.tsx'), 'BlackjackPage'),
      ),
    ],
  },
  page(
    paths.search(),
    lazyPage(() => import('./features/search/SearchPage.tsx'), 'SearchPage'),
  ),
  page(
    paths.seamless(),
    lazyPage(() => import('./features/games/Seamless.tsx'), 'Seamless'),
  ),
  page(
    paths.promotions(),
    lazyPage(() => import('./features/promotions/Promotions.tsx'), 'Promotions'),
  ),
  page(
    paths.winners(),
    lazyPage(() => import('./features/winners/WinnersPage.tsx'), 'WinnersPage'),
  ),
  page(
    paths.gameCenter(),
    lazyPage(() => import('./features/games/GameCenterPage.tsx'), 'GameCenterPage'),
  ),
  page(
    paths.download(),
    lazyPage(() => import('./features/download/DownloadPage.tsx'), 'DownloadPage'),
  ),
  page(
    paths.pointMall(),
    lazyPage(() => import('./features/points/PointMall.tsx'), 'PointMall'),
  ),
  page(
    paths.redEnvelope(),
    lazyPage(() => import('./features/rewards/RedEnvelopePage.tsx'), 'RedEnvelopePage'),
  ),
  page(
    paths.fairness(),
    lazyPage(() => import('./features/fairness/FairnessPage.tsx'), 'FairnessPage'),
  ),
  {
    Component: RequireSession,
    children: [
      {
        lazy: lazyPage(() => import('./features/games/AccountGame.tsx'), 'AccountGame'),
        children: [
          { path: paths.favorite(), element: null },
          { path: paths.recent(), element: null },
        ],
      },
      {
        lazy: lazyPage(() => import('./features/lottery/Lottery.tsx'), 'Lottery'),
        children: [paths.lottery(), paths.lottert(), paths.seaLottery(), paths.vnLottery()].map((path) => ({
          path,
          element: null,
        })),
      },
      {
        Component: RequireRealAccount,
        children: [
          {
            lazy: lazyPage(() => import('./layouts/MemberCenter.tsx'), 'MemberCenter'),
            children: [
              { path: paths.member(), element: <Navigate to={paths.securityCenter()} replace /> },
              page(
                paths.wallet(),
                lazyPage(() => import('./features/wallet/WalletPage.tsx'), 'WalletPage'),
              ),
              page(
                paths.deposit(),
                lazyPage(() => import('./features/payments/deposit/DepositPage.tsx'), 'DepositPage'),
              ),
              page(
                paths.withdrawal(),
                lazyPage(() => import('./features/payments/withdrawal/WithdrawalPage.tsx'), 'WithdrawalPage'),
              ),
              page(
                paths.beneficiaries(),
                lazyPage(
                  () => import('./features/payments/beneficiaries/BeneficiariesPage.tsx'),
                  'BeneficiariesPage',
                ),
              ),
              page(
                paths.paymentsRecord(),
                lazyPage(() => import('./features/records/PaymentsRecordPage.tsx'), 'PaymentsRecordPage'),
              ),
              page(
                paths.profitAndLoss(),
                lazyPage(() => import('./features/records/profit/ProfitPage.tsx'), 'ProfitPage'),
              ),
              page(
                paths.statements(),
                lazyPage(() => import('./features/records/statements/StatementsPage.tsx'), 'StatementsPage'),
              ),
              page(
                paths.bonusDetails(),
                lazyPage(() => import('./features/records/BonusDetailsPage.tsx'), 'BonusDetailsPage'),
              ),
              page(
                paths.bettingRecord(),
                lazyPage(() => import('./features/records/BettingRecordPage.tsx'), 'BettingRecordPage'),
              ),
              page(
                paths.accountRecord(),
                lazyPage(() => import('./features/records/AccountRecordPage.tsx'), 'AccountRecordPage'),
              ),
              page(
                paths.securityCenter(),
                lazyPage(() => import('./features/member/SecurityCenterPage.tsx'), 'SecurityCenterPage'),
              ),
              page(
                paths.identity(),
                lazyPage(() => import('./features/identity/IdentityPage.tsx'), 'IdentityPage'),
              ),
              page(
                paths.protection(),
                lazyPage(() => import('./features/protection/ProtectionPage.tsx'), 'ProtectionPage'),
              ),
              page(
                paths.messages(),
                lazyPage(() => import('./features/messages/MessagesPage.tsx'), 'MessagesPage'),
              ),
            ],
          },
        ],
      },
    ],
  },
  { path: '*', Component: NotFoundPage },
];

/** Agent landing page and back-office, each with its own layout. */
const agentPages: RouteObject[] = [
  {
    lazy: lazyPage(() => import('./layouts/AgentLayout.tsx'), 'AgentLayout'),
    children: [
      page(
        paths.agent(),
        lazyPage(() => import('./features/agent/AgentPage.tsx'), 'AgentPage'),
      ),
    ],
  },
  {
    lazy: lazyPage(() => import('./layouts/RequireAgent.tsx'), 'RequireAgent'),
    children: [
      {
        lazy: lazyPage(() => import('./layouts/AgentFrame.tsx'), 'AgentFrame'),
        children: [
          page(
            paths.agentHome(),
            lazyPage(() => import('./features/agent/AgentHomePage.tsx'), 'AgentHomePage'),
          ),
        ],
      },
    ],
  },
];

/** All routes, used by the router of the browser and of the server. */
export const siteRoutes: readonly RouteObject[] = [
  { HydrateFallback: PageLoader, ErrorBoundary: RouteError, children: agentPages },
  {
    Component: Frame,
    HydrateFallback: PageLoader,
    ErrorBoundary: RouteError,
    // A page error keeps the layout.
    children: [{ ErrorBoundary: RouteError, children: pages }],
  },
];
