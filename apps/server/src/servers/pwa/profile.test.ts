import { parse } from 'plist';
import { expect, test } from 'vitest';
import { appProfile } from './profile.ts';

const icon = Buffer.from('picture');
const profile = (merchantCode: string, origin: string) =>
  parse(appProfile({ brand: { merchantCode, name: 'Tom & <Co>' }, language: 'EN', origin, icon })) as {
    PayloadUUID: string;
    PayloadIdentifier: string;
    PayloadContent: Array<Record<string, unknown>>;
  };

test('contains one web clip to the home page of the same host, and nothing else', () => {
  const { PayloadContent, PayloadIdentifier } = profile('one', 'https://one.example');
  expect(PayloadIdentifier).toBe('example.one.one');
  expect(PayloadContent).toHaveLength(1);
  expect(PayloadContent[0]).toMatchObject({
    PayloadType: 'com.apple.webClip.managed',
    Label: 'Tom & <Co>',
    URL: 'https://one.example/?from=lite',
    FullScreen: true,
    IsRemovable: true,
  });
  expect(Buffer.from(PayloadContent[0]?.['Icon'] as Uint8Array).equals(icon)).toBe(true);
});

test('a merchant’s profile keeps its identifier, so that a second download replaces the first', () => {
  const uuids = ({ PayloadUUID, PayloadContent }: ReturnType<typeof profile>) => [
    PayloadUUID,
    PayloadContent[0]?.['PayloadUUID'],
  ];
  const [again, other] = [profile('one', 'https://1.example'), profile('two', 'https://one.example')];
  expect(uuids(profile('one', 'https://one.example'))).toEqual(uuids(again));
  expect(new Set([...uuids(again), ...uuids(other)]).size).toBe(4);
});
