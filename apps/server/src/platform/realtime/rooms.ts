import type { Account } from '../http/context.ts';

/** A page that watches a room. */
export type RoomPage = {
  readonly merchantId: string;
  /** Who is signed in there now. */
  account: () => Account | null;
  send: (text: string) => void;
  /** What was sent has not been read yet. */
  isSlow: () => boolean;
  /** Closes the socket; the page connects again. */
  goAway: () => void;
};

/** What pages watch together. They say so, and may speak to it; both before anything is awaited. */
export type RealtimeRoom = {
  name: string;
  enter: (page: RoomPage) => void;
  leave: (page: RoomPage) => void;
  hear: (page: RoomPage, said: unknown) => void;
};
