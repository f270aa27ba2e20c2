export const originals = { title: 'In-house games' } as const;
