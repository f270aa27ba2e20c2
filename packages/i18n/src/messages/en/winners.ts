export const winners = {
  title: 'Winners',
} as const;
