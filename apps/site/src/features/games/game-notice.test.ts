import { expect, test } from 'vitest';
import { noticeOf } from './game-notice.ts';

const waiting = { refused: undefined, failed: false, opened: false };
const refused = (code: string) => ({ refused: code, failed: true, opened: false });
const up = { state: 'up' } as const;

test.each([
  [up, false, waiting, 'visitor'],
  [{ state: 'maintenance' } as const, false, waiting, 'maintenance'],
  [up, true, waiting, 'opening'],
  [up, true, refused('catalogue.vendor_not_connected'), 'notConnected'],
  [up, true, refused('catalogue.vendor_maintenance'), 'maintenance'],
  [up, true, refused('in_need_true_account'), 'trial'],
  [up, true, { ...waiting, playsFree: true }, 'trial'],
  [{ state: 'maintenance' } as const, true, { ...waiting, playsFree: true }, 'maintenance'],
  [up, true, refused('vendors.stopped'), 'maintenance'],
  [up, true, refused('vendors.not_answering'), 'notAnswering'],
  [up, true, refused('network.timeout'), 'failed'],
  [{ state: 'maintenance' } as const, true, { ...waiting, opened: true }, 'ready'],
  [up, true, { refused: undefined, failed: true, opened: false }, 'failed'],
  [up, true, { ...waiting, opened: true }, 'ready'],
])('%j, signed in %j, %j: %s', (game, signedIn, launch, notice) => {
  expect(noticeOf(game, signedIn, launch)).toBe(notice);
});
