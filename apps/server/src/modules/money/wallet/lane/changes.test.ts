import { expect, test } from 'vitest';
import { newId } from '../../../../platform/ids.ts';
import { changeNotice, readNotice } from './changes.events.ts';

const changed = (merchantId: string, count: number) =>
  Array.from({ length: count }, () => ({ merchantId, memberId: newId() }));
const payloadOf = (...given: Parameters<typeof changeNotice>): string =>
  String(changeNotice(...given)?.values[1]);

test('a notice names each member of each merchant once', () => {
  const [demo, lotus] = [changed('demo', 3), changed('lotus', 1)];
  const read = readNotice(payloadOf([...demo, ...lotus, ...demo]));
  expect(read).toEqual([
    { merchantId: 'demo', memberIds: new Set(demo.map(({ memberId }) => memberId)) },
    { merchantId: 'lotus', memberIds: new Set(lotus.map(({ memberId }) => memberId)) },
  ]);
});

test('if there are too many members to list, the message applies to all of the merchant, within the size limit', () => {
  const payload = payloadOf(changed('demo', 1_000));
  expect(readNotice(payload)).toEqual([{ merchantId: 'demo', memberIds: undefined }]);
  expect(Buffer.byteLength(payloadOf(changed('demo', 300)))).toBeLessThan(8_000);
  expect(readNotice(payloadOf(changed('demo', 300)))[0]?.memberIds?.size).toBe(300);
});

test('no message is sent if nothing changed', () => {
  expect(changeNotice([])).toBeUndefined();
});
