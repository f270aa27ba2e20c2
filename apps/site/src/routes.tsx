import { Navigate, type RouteObject } from 'react-router';
import { NotFoundPage } from './features/system/NotFoundPage.tsx';
import { RouteError } from './features/system/RouteError.tsx';
import { AuthPopups } from './features/auth/AuthPopups.tsx';
import { HomePage } from './features/home/HomePage.tsx';
import { RequireRealAccount } from './layouts/RequireRealAccount.tsx';
import { RequireSession } from './layouts/RequireSession.tsx';
import { Frame } from './layouts/Frame.tsx';
import { CATEGORY_PATHS, CONTRACT_PATHS, HOME_ALIASES, paths } from './paths.ts';
import { lazyPage, lazyPageOf } from './shared/loading/chunk-loading.ts';
import { PageLoader } from './shared/loading/PageLoader.tsx';

const page = (path: string, lazy: ReturnType<typeof lazyPage>): RouteObject => ({ path, lazy });

// The imports of these pages are in scripts of their own, which keeps them out of the first one.
const originals = () => import('./features/originals/originals-pages.ts');
const member = () => import('./layouts/member-pages.ts');
const agent = () => import('./layouts/agent-pages.ts');
const lottery = () => import('./features/lottery/lottery-pages.ts');
const contests = () => import('./features/contests/contest-pages.ts');
const more = () => import('./layouts/more-pages.ts');

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
    lazy: lazyPage(() => import('./layouts/games/GameListCenter.tsx'), 'GameListCenter'),
    children: Object.values(CATEGORY_PATHS).map((path) => ({ path, element: null })),
  },
  {
    lazy: lazyPage(() => import('./layouts/games/GameCenter.tsx'), 'GameCenter'),
    children: [
      page(paths.dice(), lazyPageOf(originals, 'DicePage')),
      page(paths.mines(), lazyPageOf(originals, 'MinesPage')),
      page(paths.crash(), lazyPageOf(originals, 'CrashPage')),
      page(paths.limbo(), lazyPageOf(originals, 'LimboPage')),
      page(paths.plinko(), lazyPageOf(originals, 'PlinkoPage')),
      page(paths.keno(), lazyPageOf(originals, 'KenoPage')),
      page(paths.wheel(), lazyPageOf(originals, 'WheelPage')),
      page(paths.roulette(), lazyPageOf(originals, 'RoulettePage')),
      page(paths.baccarat(), lazyPageOf(originals, 'BaccaratPage')),
      page(paths.nineLanterns(), lazyPageOf(originals, 'NineLanternsPage')),
      page(paths.towers(), lazyPageOf(originals, 'TowersPage')),
      page(paths.hilo(), lazyPageOf(originals, 'HiloPage')),
      page(paths.blackjack(), lazyPageOf(originals, 'BlackjackPage')),
    ],
  },
  page(paths.search(), lazyPageOf(more, 'SearchPage')),
  page(
    paths.seamless(),
    lazyPage(() => import('./features/games/Seamless.tsx'), 'Seamless'),
  ),
  page(
    paths.promotions(),
    lazyPage(() => import('./features/promotions/Promotions.tsx'), 'Promotions'),
  ),
  page(paths.winners(), lazyPageOf(more, 'WinnersPage')),
  page(paths.gameCenter(), lazyPageOf(more, 'GameCenterPage')),
  page(paths.allGames(), lazyPageOf(more, 'AllGamesPage')),
  page(paths.download(), lazyPageOf(more, 'DownloadPage')),
  page(paths.pointMall(), lazyPageOf(more, 'PointMall')),
  page(paths.vip(), lazyPageOf(more, 'VipPage')),

  page(paths.redEnvelope(), lazyPageOf(contests, 'EnvelopesPage')),
  page(paths.races(), lazyPageOf(contests, 'RacesPage')),
  page(paths.raffles(), lazyPageOf(contests, 'RafflesPage')),
  page(paths.raffle(), lazyPageOf(contests, 'RafflePage')),
  page(paths.luckyWheel(), lazyPageOf(contests, 'WheelPage')),
  page(paths.fairness(), lazyPageOf(more, 'FairnessPage')),
  page(paths.lotteryDraw(), lazyPageOf(lottery, 'ProofPage')),
  page(paths.lotteryTrends(), lazyPageOf(lottery, 'TrendsPage')),
  page(paths.lotteryResults(), lazyPageOf(lottery, 'ResultsPage')),
  {
    Component: RequireSession,
    children: [
      page(paths.lotteryTickets(), lazyPageOf(lottery, 'TicketsPage')),
      page(paths.lotteryTicket(), lazyPageOf(lottery, 'TicketPage')),
      page(paths.lotteryChases(), lazyPageOf(lottery, 'ChasesPage')),
      {
        lazy: lazyPage(() => import('./features/games/AccountGame.tsx'), 'AccountGame'),
        children: [
          { path: paths.favorite(), element: null },
          { path: paths.recent(), element: null },
        ],
      },
      {
        lazy: lazyPageOf(lottery, 'Lottery'),
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
              page(paths.wallet(), lazyPageOf(member, 'WalletPage')),
              page(paths.deposit(), lazyPageOf(member, 'DepositPage')),
              page(paths.withdrawal(), lazyPageOf(member, 'WithdrawalPage')),
              page(paths.transferToUpline(), lazyPageOf(member, 'TransferToUplinePage')),
              page(paths.manualRebate(), lazyPageOf(member, 'ManualRebatePage')),
              page(paths.rewards(), lazyPageOf(member, 'RewardCentrePage')),
              page(paths.beneficiaries(), lazyPageOf(member, 'BeneficiariesPage')),
              page(paths.paymentsRecord(), lazyPageOf(member, 'PaymentsRecordPage')),
              page(paths.profitAndLoss(), lazyPageOf(member, 'ProfitPage')),
              page(paths.statements(), lazyPageOf(member, 'StatementsPage')),
              page(paths.missions(), lazyPageOf(contests, 'MissionsPage')),
              page(paths.missionLeaderboard(), lazyPageOf(contests, 'MissionLeaderboardPage')),
              page(paths.inviteFriends(), lazyPageOf(member, 'InviteFriendsPage')),
              page(paths.bonusDetails(), lazyPageOf(member, 'BonusDetailsPage')),
              page(paths.bettingRecord(), lazyPageOf(member, 'BettingRecordPage')),
              page(paths.accountRecord(), lazyPageOf(member, 'AccountRecordPage')),
              page(paths.securityCenter(), lazyPageOf(member, 'SecurityCenterPage')),
              page(paths.identity(), lazyPageOf(member, 'IdentityPage')),
              page(paths.protection(), lazyPageOf(member, 'ProtectionPage')),
              page(paths.messages(), lazyPageOf(member, 'MessagesPage')),
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
          page(paths.agentHome(), lazyPageOf(agent, 'OverviewPage')),
          page(paths.agentNotices(), lazyPageOf(agent, 'AgentNoticesPage')),
          page(paths.registerCenter(), lazyPageOf(agent, 'RegisterPage')),
          page(paths.agentTeam(), lazyPageOf(agent, 'TeamPage')),
          page(paths.agentBets(), lazyPageOf(agent, 'BetsPage')),
          page(paths.agentLosses(), lazyPageOf(agent, 'LossesPage')),
          page(paths.agentTransactions(), lazyPageOf(agent, 'TransactionsPage')),
          page(paths.agentIncome(), lazyPageOf(agent, 'IncomePage')),
          page(paths.agentAccount(), lazyPageOf(agent, 'AccountPage')),
          ...Object.values(CONTRACT_PATHS).map((path) => page(path, lazyPageOf(agent, 'ContractsPage'))),
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
