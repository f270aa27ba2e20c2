import { expect, test } from 'vitest';
import type { Operator } from '../../shared/permissions/permissions.queries.ts';
import { obstaclesOf } from './account-acts.ts';

const OWNER = {
  roleId: 'owner',
  merchants: null,
  actCeiling: null,
  dayCeiling: null,
  until: null,
  grantedAt: new Date('2026-01-01'),
};
const someone = (id: string, changes: Partial<Operator> = {}): Operator => ({
  id,
  email: `${id}@example.com`,
  name: id,
  state: 'open',
  setupLink: null,
  lastLoginAt: null,
  hasSecondFactor: true,
  grants: [],
  permissions: [],
  ...changes,
});
const me = someone('me', { grants: [OWNER] });
const dueTo = (collectorId: string | null) => ({ expiresAt: new Date('2027-01-01'), collectorId });

test.each<[string, Operator, Operator[], ReturnType<typeof obstaclesOf>]>([
  ['a colleague', someone('a'), [me], { close: undefined, reset: undefined, link: 'linkOther' }],
  ['the only owner', me, [], { close: 'lastOwner', reset: 'ownReset', link: 'linkOther' }],
  [
    'one of two owners',
    me,
    [someone('b', { grants: [OWNER] })],
    { close: undefined, reset: 'ownReset', link: 'linkOther' },
  ],
  [
    'an owner beside one who cannot sign in',
    me,
    [someone('b', { grants: [OWNER], state: 'invited' })],
    { close: 'lastOwner', reset: 'ownReset', link: 'linkOther' },
  ],
  [
    'an owner beside a temporary one',
    me,
    [someone('b', { grants: [{ ...OWNER, until: new Date('2030-01-01') }] })],
    { close: 'lastOwner', reset: 'ownReset', link: 'linkOther' },
  ],
  [
    'an invited operator',
    someone('a', { state: 'invited' }),
    [me],
    { close: undefined, reset: 'notSetUp', link: undefined },
  ],
  [
    'a reset that I asked for',
    someone('a', { state: 'reset', setupLink: dueTo('me') }),
    [me],
    { close: undefined, reset: undefined, link: undefined },
  ],
  [
    'a reset that someone else asked for',
    someone('a', { state: 'reset', setupLink: dueTo('b') }),
    [me],
    { close: undefined, reset: undefined, link: 'linkOther' },
  ],
  [
    'a reset whose link exists',
    someone('a', { state: 'reset', setupLink: dueTo(null) }),
    [me],
    { close: undefined, reset: undefined, link: 'linkOther' },
  ],
])('the obstacles at %s', (_, operator, others, expected) => {
  expect(obstaclesOf(operator, [operator, ...others], 'me')).toEqual(expected);
});
