import type { Message } from '@croupier/contract/engagement/messages.ts';
import { expect, test } from 'vitest';
import { pageOf, withRead, wordsKey } from './inbox.ts';
import { messagePath } from './message-path.ts';

const message = (id: string, read: boolean): Message => ({
  id,
  kind: 'welcome',
  params: {},
  title: null,
  content: null,
  time: new Date(0),
  read,
});

test('the welcome message mentions the credit, if any', () => {
  expect(wordsKey('welcome', {})).toBe('welcome');
  expect(wordsKey('welcome', { amount: '10.0000', currency: 'EUR' })).toBe('welcomeCredit');
  expect(wordsKey('deposit_failed', { amount: '1.0000' })).toBe('deposit_failed');
});

test('messages about money link to the deposit or withdrawal', () => {
  const id = '0198a2e4-0000-7000-8000-000000000001';
  expect(messagePath({ kind: 'deposit_failed', params: { id } })).toBe(`/member/depositv2?id=${id}`);
  expect(messagePath({ kind: 'dispute_answered', params: { id } })).toBe(`/member/withdrawal?id=${id}`);
  expect(messagePath({ kind: 'withdrawal_paid', params: {} })).toBe('/member/paymentsRecord');
  expect(messagePath({ kind: 'limit_ready', params: {} })).toBe('/member/protection#limits');
  expect(messagePath({ kind: 'welcome', params: { id } })).toBeUndefined();
});

test('marks the given messages or all as read, and keeps the object when nothing changes', () => {
  const page = { items: [message('a', false), message('b', false), message('c', true)], totalItems: 3 };
  const readOf = (items: Message[]) => items.map(({ read }) => read);
  expect(readOf(withRead(page, ['b']).items)).toEqual([false, true, true]);
  expect(readOf(withRead(page).items)).toEqual([true, true, true]);
  expect(withRead(page, ['c', 'x'])).toBe(page);
  expect(readOf(page.items)).toEqual([false, false, true]);
});

test('every address maps to a page', () => {
  expect(['3', null, '0', '-1', 'x', '1.5', '9e99'].map(pageOf)).toEqual([3, 1, 1, 1, 1, 1, 1]);
});
