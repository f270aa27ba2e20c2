import { expect, test } from 'vitest';
import { bytesCommand, hashCommand } from './shell-commands.ts';

test('prints terminal commands with the given seeds', () => {
  expect(hashCommand('abc')).toBe(`printf %s 'abc' | openssl dgst -sha256`);
  expect(bytesCommand('abc', 'me', '3')).toBe(`printf %s 'me:3:0' | openssl dgst -sha256 -hmac 'abc'`);
});

test('quotes seeds safely', () => {
  expect(hashCommand(`a'; rm -rf ~; '`)).toBe(
    String.raw`printf %s 'a'\''; rm -rf ~; '\''' | openssl dgst -sha256`,
  );
});
