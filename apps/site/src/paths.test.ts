import { expect, test } from 'vitest';
import {
  gamePath,
  gameWindowPath,
  isGameWindow,
  HOME_ALIASES,
  isGamePath,
  originalPath,
  paths,
  safeReturnPath,
  searchPath,
} from './paths.ts';

test('addresses do not change, because bookmarks and links depend on them', () => {
  expect(Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, path()])))
    .toMatchInlineSnapshot(`
      {
        "accountRecord": "/member/transactionHistory",
        "agent": "/agent",
        "agentAccount": "/agentHome/accountDetails",
        "agentBets": "/agentHome/betting",
        "agentDailySalary": "/agentHome/dailySalary",
        "agentDividend": "/agentHome/dividend",
        "agentHome": "/agentHome",
        "agentHourlySalary": "/agentHome/hourlySalary",
        "agentIncome": "/agentHome/income",
        "agentLosses": "/agentHome/userLoss",
        "agentNotices": "/agentHome/announcement",
        "agentRealtimeSalary": "/agentHome/realtimeSalary",
        "agentTeam": "/agentHome/team",
        "agentTransactions": "/agentHome/transactions",
        "allGames": "/gameCenter/all",
        "baccarat": "/bgs/baccarat",
        "beneficiaries": "/member/beneficiaries",
        "bettingRecord": "/member/personalHistoryCopy",
        "blackjack": "/bgs/blackjack",
        "bonusDetails": "/member/bonusDetails",
        "changePassword": "/changePassword",
        "cockfight": "/cockfight",
        "crash": "/bgs/crash",
        "deposit": "/member/depositv2",
        "dice": "/bgs/dice",
        "download": "/download",
        "elott": "/elott",
        "esports": "/esports",
        "fairness": "/fairness",
        "favorite": "/favorite",
        "fish": "/fish",
        "forgotPassword": "/forgotPassword",
        "gameCenter": "/gameCenter",
        "help": "/help",
        "hilo": "/bgs/hilo",
        "home": "/",
        "identity": "/member/identity",
        "inviteFriends": "/member/inviteFriends",
        "keno": "/bgs/keno",
        "limbo": "/bgs/limbo",
        "live": "/live",
        "login": "/login",
        "lott": "/lott",
        "lottert": "/lottert",
        "lottery": "/lottery",
        "lotteryChases": "/lottery/chases",
        "lotteryDraw": "/lottery/draws/:id",
        "lotteryResults": "/lottery/results",
        "lotteryTicket": "/lottery/tickets/:id",
        "lotteryTickets": "/lottery/tickets",
        "lotteryTrends": "/lottery/trends",
        "luckyWheel": "/luckyWheel",
        "manualRebate": "/member/manualRebate",
        "member": "/member",
        "messages": "/member/messageV2",
        "mines": "/bgs/mines",
        "missionLeaderboard": "/member/missionLeaderboard",
        "missions": "/member/missions",
        "nineLanterns": "/bgs/nine-lanterns",
        "notices": "/notices",
        "originals": "/bgs",
        "paymentsRecord": "/member/paymentsRecord",
        "plinko": "/bgs/plinko",
        "pointMall": "/pointMall",
        "profitAndLoss": "/member/profitAndLoss",
        "promotions": "/promotions",
        "protection": "/member/protection",
        "pvp": "/pvp",
        "races": "/races",
        "raffle": "/raffles/:id",
        "raffles": "/raffles",
        "recent": "/recent",
        "redEnvelope": "/redEnvelope",
        "register": "/register",
        "registerCenter": "/agentHome/registerCenter",
        "resetPassword": "/resetPassword",
        "rewards": "/member/rewardCenter",
        "rng": "/rng",
        "roulette": "/bgs/roulette",
        "seaLottery": "/seaLottery",
        "seamless": "/seamless",
        "search": "/search",
        "securityCenter": "/member/securityCenter",
        "socialReturn": "/login/social",
        "sports": "/sports",
        "statements": "/member/statements",
        "towers": "/bgs/towers",
        "transferToUpline": "/member/transferToUpline",
        "vip": "/vip",
        "vnLottery": "/vnLottery",
        "wallet": "/member/transferFund",
        "wheel": "/bgs/wheel",
        "winners": "/winners",
        "withdrawal": "/member/withdrawal",
      }
    `);
  expect(HOME_ALIASES).toMatchInlineSnapshot(`
    [
      "/index",
      "/index.html",
      "/home",
    ]
  `);
});

test('only in-house games have their own pages', () => {
  expect([originalPath('dice'), originalPath('mines'), originalPath('coral-guns')]).toEqual([
    '/bgs/dice',
    '/bgs/mines',
    undefined,
  ]);
});

test('recognises game pages', () => {
  expect([paths.dice(), '/BGS/Mines/', '/seamless'].map(isGamePath)).toEqual([true, true, true]);
  expect([paths.originals(), paths.home(), paths.rng()].map(isGamePath)).toEqual([false, false, false]);
});

test('every game and every search has an address', () => {
  expect([gamePath('dice'), gamePath('vcomet-a&b'), searchPath('a&b ค')]).toEqual([
    '/bgs/dice',
    '/seamless?game=vcomet-a%26b',
    '/search?q=a%26b+%E0%B8%84',
  ]);
});

test.each([
  ['/member/securityCenter?x=1#y', '/member/securityCenter?x=1#y'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['https://evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['/\n/evil.example', '/'],
  ['/login?x=1', '/'],
  ['/register', '/'],
  [undefined, '/'],
])('after signing in, %j leads to %s', (wanted, path) => {
  expect(safeReturnPath(wanted)).toBe(path);
});

test('only games have a separate window', () => {
  expect(gameWindowPath(paths.dice())).toBe('/bgs/dice?window=popup');
  expect(gameWindowPath(gamePath('x y'))).toBe('/seamless?game=x%20y&window=popup');
  expect(isGameWindow('/bgs/dice', '?window=popup')).toBe(true);
  expect(isGameWindow('/seamless', '?game=x&window=popup')).toBe(true);
  expect(isGameWindow('/bgs/dice', '')).toBe(false);
  expect(isGameWindow('/', '?window=popup')).toBe(false);
});
