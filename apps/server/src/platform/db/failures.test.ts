import { expect, test } from 'vitest';
import { isDatabaseUnavailable, sqlStateOf } from './failures.ts';

const error = (message: string, fields: object = {}) => Object.assign(new Error(message), fields);

test.each([
  [error('canceling statement due to statement timeout', { code: '57014' })],
  [error('terminating connection due to administrator command', { code: '57P01' })],
  [error('the database system is starting up', { code: '57P03' })],
  [error('could not extend file', { code: '53100' })],
  [error('sorry, too many clients already', { code: '53300' })],
  [error('connection failure', { code: '08006' })],
  [error('deadlock detected', { code: '40P01' })],
  [error('could not write to file', { code: '58030' })],
  [error('connect ECONNREFUSED 127.0.0.1:5432', { code: 'ECONNREFUSED' })],
  [error('write EPIPE', { code: 'EPIPE', syscall: 'write' })],
  [error('connect ENOENT /tmp/.s.PGSQL.5432', { code: 'ENOENT', syscall: 'connect' })],
  [error('timeout exceeded when trying to connect')],
  [error('Connection terminated unexpectedly')],
  [error('Client has encountered a connection error and is not queryable')],
  [error('Query read timeout')],
])('%s is temporary', (failure) => {
  expect(isDatabaseUnavailable(failure)).toBe(true);
});

test.each([
  [error('duplicate key value', { code: '23505' })],
  [error('syntax error', { code: '42601' })],
  [error('no such file', { code: 'ENOENT', syscall: 'open' })],
  [error('x is not a function')],
  ['text'],
  [undefined],
])('%s is permanent', (failure) => {
  expect(isDatabaseUnavailable(failure)).toBe(false);
});

test('only PostgreSQL codes are SQL states', () => {
  expect(sqlStateOf(error('x', { code: '23505' }))).toBe('23505');
  expect(sqlStateOf(error('x', { code: 'ECONNRESET' }))).toBeUndefined();
  expect(sqlStateOf(error('x', { code: 'EPIPE' }))).toBeUndefined();
  expect(sqlStateOf('x')).toBeUndefined();
});
