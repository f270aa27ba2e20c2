export const announcements = {
  title: 'Notices',
} as const;
