import { expect, test } from 'vitest';
import { bytesCommand, hashCommand } from './shell-commands.ts';

test('commands for a terminal, with seeds as they are', () => {
  expect(hashCommand('abc')).toBe(`printf %s 'abc' | openssl dgst -sha256`);
  expect(bytesCommand('abc', 'me', '3')).toBe(`printf %s 'me:3:0' | openssl dgst -sha256 -hmac 'abc'`);
});

test('a seed can’t break out of its quotes', () => {
  expect(hashCommand(`a'; rm -rf ~; '`)).toBe(
    String.raw`printf %s 'a'\''; rm -rf ~; '\''' | openssl dgst -sha256`,
  );
});
