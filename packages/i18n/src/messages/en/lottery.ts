export const lottery = {
  title: 'Lottery',
} as const;
