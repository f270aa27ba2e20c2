/** Missions, races, raffles, envelopes, the wheel and friends, each in a script of its own. */
export const pages = {
  MissionsPage: () => import('../features/contests/missions/MissionsPage.tsx'),
  MissionLeaderboardPage: () => import('../features/contests/missions/MissionLeaderboardPage.tsx'),
  RacesPage: () => import('../features/contests/races/RacesPage.tsx'),
  RafflesPage: () => import('../features/contests/raffles/RafflesPage.tsx'),
  RafflePage: () => import('../features/contests/raffles/RafflePage.tsx'),
  EnvelopesPage: () => import('../features/contests/envelopes/EnvelopesPage.tsx'),
  WheelPage: () => import('../features/contests/wheel/WheelPage.tsx'),
  InviteFriendsPage: () => import('../features/referral/InviteFriendsPage.tsx'),
};
