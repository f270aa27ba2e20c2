import { expect, test } from 'vitest';
import { paths, safeNext } from './paths.ts';

test('the addresses of the console', () => {
  const { today, inbox, members, sites, operators, roles, audit, signIn } = paths;
  expect({
    sections: [today(), inbox(), members(), sites(), operators(), roles(), audit()],
    figures: [paths.reports(), paths.jobs(), paths.health()],
    report: paths.reports({ at: 'lotus', view: 'balances' }),
    content: [
      paths.content(),
      paths.contentOf('croupier', 'banner'),
      paths.contentItem('croupier', 'id'),
      paths.newContent('croupier', 'popup'),
    ],
    signIn: signIn(),
    back: signIn('/a?b=1'),
  }).toEqual({
    sections: ['/', '/inbox', '/members', '/sites', '/operators', '/roles', '/audit'],
    figures: ['/reports', '/jobs', '/health'],
    report: '/reports?at=lotus&view=balances',
    content: [
      '/content',
      '/content?merchant=croupier&kind=banner',
      '/content/croupier/id',
      '/content/croupier/new?kind=popup',
    ],
    signIn: '/login',
    back: '/login?next=%2Fa%3Fb%3D1',
  });
  expect(paths.signIn('/')).toBe('/login');
  expect([
    paths.vendors(),
    paths.games(),
    paths.fixtures(),
    paths.vendorRules(),
    paths.rounds(),
    paths.jackpot(),
    paths.crash(),
  ]).toEqual([
    '/games',
    '/games/all',
    '/games/fixtures',
    '/games/rules',
    '/rounds',
    '/games/jackpot',
    '/games/crash',
  ]);
  expect(paths.games({ merchantCode: 'croupier', vendorId: 'vendor-nova' })).toBe(
    '/games/all?merchant=croupier&vendor=vendor-nova',
  );
  expect(paths.round('croupier', 'a/b')).toBe('/rounds/croupier/a%2Fb');
  expect([paths.cases(), paths.flags(), paths.documents(), paths.riskRules()]).toEqual([
    '/risk',
    '/risk/flags',
    '/risk/documents',
    '/risk/rules',
  ]);
  expect([paths.case('croupier', 'c1'), paths.document('croupier', 'd1')]).toEqual([
    '/risk/cases/croupier/c1',
    '/risk/documents/croupier/d1',
  ]);
  expect(paths.openRounds('lotus')).toBe('/rounds?merchant=lotus&state=open&sort=openedAt');
});

test('a row opens over its list', () => {
  expect(paths.memberFile({ merchantCode: 'croupier', id: 'a1' }, { tab: 'money', ledger: 'main' })).toBe(
    '/members/croupier/a1?tab=money&ledger=main',
  );
  expect(paths.member('croupier', 'a1')).toBe('/members?open=croupier/a1');
  expect(paths.member('croupier', 'a1', 'play')).toBe('/members?open=croupier/a1&tab=play');
  expect(paths.approval('', 'b2')).toBe('/inbox?open=/b2');
});

test('the addresses of a merchant', () => {
  expect([paths.merchants(), paths.merchant('lotus'), paths.siteOf('lotus')]).toEqual([
    '/merchants',
    '/merchants/lotus',
    '/sites?merchant=lotus',
  ]);
});

test.each([
  ['/members?page=2', '/members?page=2'],
  [null, '/'],
  ['', '/'],
  ['https://elsewhere.example', '/'],
  ['//elsewhere.example', '/'],
  ['/\\elsewhere.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/login', '/'],
  ['/login?next=/login', '/'],
  ['/loginish', '/loginish'],
  ['/setup#token', '/'],
])('after signing in with next=%s the operator is sent to %s', (next, path) => {
  expect(safeNext(next)).toBe(path);
});
