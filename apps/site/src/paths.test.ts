import { expect, test } from 'vitest';
import { HOME_ALIASES, isGamePath, originalPath, paths, safeReturnPath } from './paths.ts';

test('addresses are promises: bookmarks and links of others lead here', () => {
  expect(Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, path()])))
    .toMatchInlineSnapshot(`
      {
        "accountRecord": "/member/transactionHistory",
        "agent": "/agent",
        "agentHome": "/agentHome",
        "bettingRecord": "/member/personalHistoryCopy",
        "changePassword": "/changePassword",
        "dice": "/bgs/dice",
        "fairness": "/fairness",
        "forgotPassword": "/forgotPassword",
        "home": "/",
        "login": "/login",
        "member": "/member",
        "mines": "/bgs/mines",
        "originals": "/bgs",
        "register": "/register",
        "resetPassword": "/resetPassword",
        "securityCenter": "/member/securityCenter",
        "socialReturn": "/login/social",
      }
    `);
  expect(HOME_ALIASES).toMatchInlineSnapshot(`
    [
      "/index",
      "/index.html",
      "/home",
    ]
  `);
});

test('in-house games have pages, others none', () => {
  expect([originalPath('dice'), originalPath('mines'), originalPath('crash')]).toEqual([
    '/bgs/dice',
    '/bgs/mines',
    undefined,
  ]);
});

test('game pages are those below the list', () => {
  expect([paths.dice(), '/BGS/Mines/', paths.originals(), paths.home()].map(isGamePath)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test.each([
  ['/member/securityCenter?x=1#y', '/member/securityCenter?x=1#y'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['https://evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['/\n/evil.example', '/'],
  ['/login?x=1', '/'],
  ['/register', '/'],
  [undefined, '/'],
])('after signing in, %j leads to %s', (wanted, path) => {
  expect(safeReturnPath(wanted)).toBe(path);
});
