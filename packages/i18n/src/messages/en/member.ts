export const member = {
  title: 'Member centre',
  securityTitle: 'My account',
  securityText: 'Who you are here, and when you were last here.',
  account: 'User name',
  nickname: 'Nickname',
  currency: 'Currency',
  registeredAt: 'Member since',
  lastLogin: 'Last sign-in',
  firstLogin: 'This is your first one',
  none: 'None',
} as const;
