import { expect, test } from 'vitest';
import { keysOf, newConfig, readConfig, wordsOf } from './account-keys.ts';

test('keys are sent only when one is entered', () => {
  expect(keysOf('hub88', { publicKey: ' ', privateKey: '' })).toBeNull();
  expect(keysOf('hub88', { publicKey: ' PEM ', privateKey: '' })).toEqual({ publicKey: 'PEM' });
});

test('a config is a JSON object', () => {
  expect(readConfig(newConfig('hmac'))).toEqual({ url: '', account: '' });
  expect([readConfig('[]'), readConfig('1'), readConfig('{')]).toEqual([undefined, undefined, undefined]);
});

test('hosts and addresses are entered by lines or commas', () => {
  expect(wordsOf('a.example, b.example\n\nc.example ')).toEqual(['a.example', 'b.example', 'c.example']);
});
