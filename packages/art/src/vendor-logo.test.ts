import { expect, test } from 'vitest';
import { logoDirection, vendorLogo } from './vendor-logo.ts';

const names = Array.from({ length: 60 }, (_, index) => ({
  code: `VENDOR${index}`,
  name: `House ${index} Studios`,
}));

test('a vendor always gets the same logo, and no two vendors share one', () => {
  expect(vendorLogo({ code: 'A', name: 'Amber' })).toBe(vendorLogo({ code: 'A', name: 'Amber' }));
  expect(new Set(names.map(vendorLogo)).size).toBe(names.length);
});

test('consecutive vendors differ in typeface, emblem or layout', () => {
  const directions = names.map(({ code }) => {
    const { face, emblem, layout } = logoDirection(code);
    return `${face} ${emblem} ${layout}`;
  });
  expect(directions.filter((direction, index) => direction === directions[index - 1])).toEqual([]);
  expect(new Set(directions.map(([face]) => face)).size).toBeGreaterThan(6);
});

test.each(['Oddmoon', 'Kestrel & Vine', 'X', 'The Very Long Name of a House', 'จันทร์', '<script>"&'])(
  '%s becomes a picture without text, references or bad numbers',
  (name) => {
    const svg = vendorLogo({ code: 'X1', name });
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 200 56"/);
    expect(svg).not.toMatch(/<text|<image|<script|href=|NaN|undefined|Infinity|style=/);
  },
);
