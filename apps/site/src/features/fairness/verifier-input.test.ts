import { expect, test } from 'vitest';
import { EMPTY_FORM, formFrom, parseFields, verifyForm, type VerifierForm } from './verifier-input.ts';

const dice: VerifierForm = {
  ...EMPTY_FORM,
  serverSeed: 'f2ac89b608eeb01312d115bce6741b32',
  clientSeed: '86ff027f15c48241af7f54a726690ee7',
  nonce: '3',
};

test('reproduces a public dice vector and compares the hash', () => {
  const hash = '4b7668bb047e1c7989f64124ddfda529567bc55a7df611a085c00ae0bccad2de';
  const { verification } = verifyForm({ ...dice, hash: hash.toUpperCase() });
  expect(verification).toMatchObject({
    gameId: 'dice',
    serverSeedHash: hash,
    hashMatches: true,
    result: { facts: { rollHundredths: 5_486 }, won: true },
  });
  expect(verifyForm({ ...dice, hash: 'a'.repeat(64) }).verification?.hashMatches).toBe(false);
  expect(verifyForm(dice).verification?.hashMatches).toBeNull();
});

test('reproduces a public mines vector', () => {
  const { verification } = verifyForm({
    ...EMPTY_FORM,
    game: 'mines',
    serverSeed: '5ff5c610e633b2a91c46d1be1f74286b',
    clientSeed: '854581b6f52eaa86503f1dc6433655f9',
    nonce: '2',
    mines: '3',
    fields: '0-5',
  });
  expect(verification).toMatchObject({
    gameId: 'mines',
    result: { facts: { state: 'cashed_out', revealed: [0, 5] } },
  });
  const positions = verification?.gameId === 'mines' ? verification.result.facts.minePositions : [];
  expect(positions.toSorted((a, b) => a - b)).toEqual([13, 16, 22]);
});

test('reproduces a public limbo vector, and a round of moves', () => {
  const seeds = {
    serverSeed: '5c5c42b55822f994bd955a4416775190',
    clientSeed: '40cea334816e7a68ed62d208ce4a2572',
    nonce: '0',
  };
  const limbo = verifyForm({ ...EMPTY_FORM, ...seeds, game: 'limbo', bet: '{"targetHundredths":200}' });
  expect(limbo.verification?.result).toMatchObject({ won: true, facts: { resultE4: 174_100 } });
  const hilo = verifyForm({
    ...EMPTY_FORM,
    ...seeds,
    game: 'hilo',
    bet: '{"startCard":3}',
    moves: '["skip"]',
  });
  expect(hilo.verification?.result).toMatchObject({ isOver: false, moves: ['skip'] });
});

test.each<[Partial<VerifierForm>, object]>([
  [{ game: 'limbo', bet: '{' }, { bet: 'wrong' }],
  [{ game: 'limbo', bet: '{"targetHundredths":1}' }, { bet: 'wrong' }],
  [{ game: 'hilo', bet: '{"startCard":3}', moves: '7' }, { moves: 'wrong' }],
  [{ game: 'hilo', bet: '{"startCard":3}', moves: '["cash_out"]' }, { bet: 'wrong' }],
  [{ serverSeed: ' ' }, { serverSeed: 'missing' }],
  [{ clientSeed: '' }, { clientSeed: 'missing' }],
  [{ nonce: '' }, { nonce: 'missing' }],
  [{ nonce: '-1' }, { nonce: 'wrong' }],
  [{ hash: 'abc' }, { hash: 'wrong' }],
  [{ target: '99.995' }, { target: 'wrong' }],
  [{ target: '1.00' }, { target: 'wrong' }],
  [{ game: 'mines', mines: '25' }, { mines: 'wrong' }],
  [{ game: 'mines', fields: '3-3' }, { fields: 'wrong' }],
  [{ stake: 'x', drawnOncePer: '5' }, { stake: 'wrong' }],
  [{ stake: '5' }, { drawnOncePer: 'missing' }],
  [{ stake: '-5', drawnOncePer: '5' }, { stake: 'wrong' }],
])('%j is named', (change, problems) => {
  expect(verifyForm({ ...dice, ...change }).problems).toEqual(problems);
});

test('computes the jackpot draw when its amounts are given', () => {
  expect(verifyForm(dice).verification?.jackpot).toBeNull();
  const certain = verifyForm({ ...dice, stake: '10', drawnOncePer: '10,00' }).verification?.jackpot;
  expect(certain).toMatchObject({ drawn: true, message: `${dice.clientSeed}:3:jackpot` });
  const rare = verifyForm({ ...dice, stake: '0.1', drawnOncePer: '2500000' }).verification?.jackpot;
  expect(rare).toMatchObject({ drawn: false, draw: certain?.draw });
});

test('accepts several notations for fields', () => {
  expect([parseFields('4-9'), parseFields(' 4, 9 '), parseFields('')]).toEqual([[4, 9], [4, 9], []]);
  expect([parseFields('25'), parseFields('a')]).toEqual([undefined, undefined]);
});

test('the address fills the form; an unknown game selects the first one', () => {
  expect(formFrom({ game: 'toString', nonce: '7' })).toEqual({ ...EMPTY_FORM, nonce: '7' });
  expect(formFrom({ game: 'mines' }).game).toBe('mines');
});
