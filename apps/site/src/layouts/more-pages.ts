/** Further public pages, each in a script of its own. */
export const pages = {
  SearchPage: () => import('../features/search/SearchPage.tsx'),
  WinnersPage: () => import('../features/winners/WinnersPage.tsx'),
  AllGamesPage: () => import('../features/games/AllGamesPage.tsx'),
  GameCenterPage: () => import('../features/games/GameCenterPage.tsx'),
  DownloadPage: () => import('../features/download/DownloadPage.tsx'),
  PointMall: () => import('../features/points/PointMall.tsx'),
  VipPage: () => import('../features/vip/VipPage.tsx'),

  FairnessPage: () => import('../features/fairness/FairnessPage.tsx'),
};
