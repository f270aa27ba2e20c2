export const MEMBER_FILE = {
  pageSize: 50,
  timelinePageSize: 30,
} as const;
