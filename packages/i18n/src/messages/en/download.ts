export const download = {
  title: 'Get the app',
} as const;
