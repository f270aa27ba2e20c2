import { expect, test } from 'vitest';
import { chosenPlatform, deviceOf, offeredPlatforms } from './platforms.ts';

const all = { ios: true, android: true, lite: true };

test.each([
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140', 5, 'android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari', 0, 'desktop'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64) Chrome/140', 10, 'desktop'],
] as const)('%s with %i fingers is %s', (userAgent, maxTouchPoints, device) => {
  expect(deviceOf({ userAgent, maxTouchPoints })).toBe(device);
});

test('lists the offered platforms, the visitor’s own first', () => {
  expect(offeredPlatforms(all, 'desktop')).toEqual(['ios', 'android', 'lite']);
  expect(offeredPlatforms(all, 'android')).toEqual(['android', 'ios', 'lite']);
  expect(offeredPlatforms({ ...all, ios: false }, 'ios')).toEqual(['android', 'lite']);
  expect(offeredPlatforms({ ios: false, android: false, lite: false }, 'ios')).toEqual([]);
});

test('the address selects a platform that is offered', () => {
  expect(chosenPlatform(['ios', 'android'], 'android')).toBe('android');
  expect(chosenPlatform(['ios', 'android'], 'lite')).toBe('ios');
  expect(chosenPlatform(['android', 'ios'], null)).toBe('android');
  expect(chosenPlatform([], 'ios')).toBeUndefined();
});
