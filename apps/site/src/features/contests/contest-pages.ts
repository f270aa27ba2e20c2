/** Missions, races, raffles, envelopes and the wheel, each in a script of its own. */
export const pages = {
  MissionsPage: () => import('./missions/MissionsPage.tsx'),
  MissionLeaderboardPage: () => import('./missions/MissionLeaderboardPage.tsx'),
  RacesPage: () => import('./races/RacesPage.tsx'),
  RafflesPage: () => import('./raffles/RafflesPage.tsx'),
  RafflePage: () => import('./raffles/RafflePage.tsx'),
  EnvelopesPage: () => import('./envelopes/EnvelopesPage.tsx'),
  WheelPage: () => import('./wheel/WheelPage.tsx'),
};
