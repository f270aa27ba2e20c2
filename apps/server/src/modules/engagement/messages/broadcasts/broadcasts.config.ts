export const BROADCASTS = {
  /** Members per transaction: each keeps the locks of its inboxes until it commits. */
  membersPerPart: 500,
  /** Per page of the list. */
  pageSize: 50,
} as const;
