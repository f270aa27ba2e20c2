export const fairness = { title: 'Fairness' } as const;
