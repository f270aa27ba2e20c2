import { expect, test } from 'vitest';
import { JsonNumber, parseExactJson, parseNumberedJson } from './exact-json.ts';

test('numbers keep the text that was sent', () => {
  expect(
    parseExactJson('{"a":0.1000000000000000055,"b":[1e2,-3],"c":9007199254740993,"d":"1","e":true}'),
  ).toEqual({
    a: '0.1000000000000000055',
    b: ['1e2', '-3'],
    c: '9007199254740993',
    d: '1',
    e: true,
  });
});

test.each(['', '{', 'NaN', "{'a':1}"])('%j is no JSON', (text) => {
  expect(parseExactJson(text)).toBeUndefined();
  expect(parseNumberedJson(text)).toBeUndefined();
});

test('a number can be told from a text', () => {
  expect(parseNumberedJson('{"a":63727092.340000001,"b":"1"}')).toEqual({
    a: new JsonNumber('63727092.340000001'),
    b: '1',
  });
});
