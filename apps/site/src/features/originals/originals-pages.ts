/** The pages of in-house games, each in a script of its own. */
export const pages = {
  DicePage: () => import('./DicePage.tsx'),
  MinesPage: () => import('./MinesPage.tsx'),
  CrashPage: () => import('./crash/CrashPage.tsx'),
  LimboPage: () => import('./limbo/LimboPage.tsx'),
  PlinkoPage: () => import('./plinko/PlinkoPage.tsx'),
  KenoPage: () => import('./keno/KenoPage.tsx'),
  WheelPage: () => import('./wheel/WheelPage.tsx'),
  RoulettePage: () => import('./roulette/RoulettePage.tsx'),
  BaccaratPage: () => import('./baccarat/BaccaratPage.tsx'),
  NineLanternsPage: () => import('./slots/NineLanternsPage.tsx'),
  TowersPage: () => import('./towers/TowersPage.tsx'),
  HiloPage: () => import('./hilo/HiloPage.tsx'),
  BlackjackPage: () => import('./blackjack/BlackjackPage.tsx'),
};
