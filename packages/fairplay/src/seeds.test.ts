import { describe, expect, test } from 'vitest';
import { hashServerSeed, isClientSeed, isServerSeed, isServerSeedHash } from './seeds.ts';

test('the hash is that of the text: public vector', () => {
  expect(hashServerSeed('f2ac89b608eeb01312d115bce6741b32')).toBe(
    '4b7668bb047e1c7989f64124ddfda529567bc55a7df611a085c00ae0bccad2de',
  );
});

describe('shapes', () => {
  test.each([
    ['a'.repeat(64), true],
    ['0123456789abcdef'.repeat(4), true],
    ['A'.repeat(64), false],
    ['a'.repeat(63), false],
    ['a'.repeat(65), false],
    [`${'a'.repeat(64)}\n`, false],
    ['g'.repeat(64), false],
    ['', false],
  ])('server seed or hash %j: %s', (text, expected) => {
    expect(isServerSeed(text)).toBe(expected);
    expect(isServerSeedHash(text)).toBe(expected);
  });

  test.each([
    ['x', true],
    ['my lucky seed ~ !', true],
    ['a:1:0', true],
    ['z'.repeat(64), true],
    ['', false],
    ['z'.repeat(65), false],
    ['ทายผล', false],
    ['line\n', false],
    ['tab\there', false],
    ['\u007f', false],
    ['é', false],
  ])('client seed %j: %s', (text, expected) => {
    expect(isClientSeed(text)).toBe(expected);
  });
});
