import { LANGUAGES } from '@croupier/contract/merchants/system.ts';
import { describe, expect, test } from 'vitest';
import { encode, type input, type ZodError } from 'zod';
import { DEMO_MERCHANTS } from './merchants.demo.ts';
import { languageFor, permissionOf, type Merchant } from './merchants.rules.ts';
import {
  merchantSettings,
  readSettings,
  writeSettings,
  type MerchantSettings,
} from './merchants.settings.ts';

const demo = (id: string): Merchant => {
  const merchant = DEMO_MERCHANTS.find((candidate) => candidate.id === id);
  if (!merchant) throw new Error(`no demo merchant ${id}`);
  return { ...merchant, integrations: { social: {} } };
};
const aurum = demo('croupier');
const lotus = demo('lotus');

test.each([
  ['EN', aurum, 'EN'],
  ['TY', aurum, 'TY'],
  ['th-TH,th;q=0.9,en;q=0.8', aurum, 'TY'],
  ['de, en;q=0.3, th;q=0.7', aurum, 'TY'],
  ['en;q=0', lotus, 'TY'],
  ['de', aurum, 'EN'],
  [undefined, lotus, 'TY'],
  [';;,,q=x', lotus, 'TY'],
] as const)('the Accept-Language %j selects an offered language', (header, merchant, language) => {
  expect(languageFor(merchant, header)).toBe(language);
});

test.each([
  ['zh-CN,zh;q=0.9', 'ZH'],
  ['zh-Hant-HK', 'ZHT'],
  ['zh-TW,zh;q=0.8', 'ZHT'],
  ['ZHT', 'ZHT'],
  ['pt-PT', 'PT'],
  ['tl', 'FIL'],
  ['fil-PH', 'FIL'],
  ['in', 'ID'],
  ['my', 'MY'],
  ['uk-UA,ru;q=0.9', 'UK'],
  ['ar', 'EN'],
] as const)('%s selects %s', (header, language) => {
  const { brand } = aurum.settings;
  const everything = {
    ...aurum,
    settings: { ...aurum.settings, brand: { ...brand, languages: [...LANGUAGES] } },
  };
  expect(languageFor(everything, header)).toBe(language);
});

test('a language that the merchant does not offer is not selected', () => {
  const { brand } = aurum.settings;
  const english: Merchant = {
    ...aurum,
    settings: { ...aurum.settings, brand: { ...brand, languages: ['EN'] } },
  };
  expect(languageFor(english, 'th')).toBe('EN');
});

describe('settings', () => {
  test('survive encoding and decoding', () => {
    for (const { settings } of DEMO_MERCHANTS)
      expect(readSettings(JSON.parse(writeSettings(settings)))).toEqual(settings);
  });

  type Stored = input<typeof merchantSettings>;
  const broken: ReadonlyArray<[string, string, (stored: Stored) => unknown]> = [
    ['an unknown key', 'surprise', (stored) => ({ ...stored, surprise: 1 })],
    [
      'a minimum age below 18',
      'minimumAge',
      (stored) => ({ ...stored, brand: { ...stored.brand, minimumAge: 17 } }),
    ],
    [
      'a default language that is not offered',
      'default language',
      (stored) => ({ ...stored, brand: { ...stored.brand, languages: ['EN'], defaultLanguage: 'TY' } }),
    ],
    [
      'stakes in the wrong order',
      'must be in ascending order',
      (stored) => ({ ...stored, stakes: { ...stored.stakes, maxStakeMinor: '0.0001' } }),
    ],
    [
      'a negative welcome credit',
      'must not be negative',
      (stored) => ({ ...stored, welcomeCreditMinor: '-0.0001' }),
    ],
    [
      'a length rule that no text can meet',
      'minLength is above maxLength',
      (stored) => ({
        ...stored,
        registration: {
          ...stored.registration,
          fields: {
            line: { shown: true, required: true, rule: { patternId: 'any', minLength: 9, maxLength: 8 } },
          },
        },
      }),
    ],
  ];
  test.each(broken)('%s is refused', (_, message, change) => {
    expect(() => readSettings(change(encode(merchantSettings, aurum.settings)))).toThrow(message);
  });

  test('a brand without a theme follows the visitor’s device', () => {
    const stored = encode(merchantSettings, aurum.settings);
    const { defaultTheme: _unset, ...theme } = stored.brand.theme;
    const read = readSettings({ ...stored, brand: { ...stored.brand, theme } });
    expect(read.brand.theme.defaultTheme).toBe('system');
  });

  test('invalid settings are not written', () => {
    const settings = { ...aurum.settings, welcomeCreditMinor: -1n };
    expect(() => writeSettings(settings)).toThrow('must not be negative');
  });

  type Pool = MerchantSettings['jackpot'];
  const { maxStakeMinor } = aurum.settings.stakes;
  const withPool = (pool: Partial<Pool>, counter: 'live' | 'simulated' = 'live'): MerchantSettings => ({
    ...aurum.settings,
    brand: { ...aurum.settings.brand, home: { ...aurum.settings.brand.home, jackpot: counter } },
    jackpot: { ...aurum.settings.jackpot, ...pool },
  });
  const fieldsRefused = (settings: MerchantSettings): string[] => {
    try {
      writeSettings(settings);
      return [];
    } catch (error) {
      return (error as ZodError).issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    }
  };

  // The best play of blackjack leaves the house 0.5704 %; with a contribution of 0.2 %, 0.3704 % remain for the start amount.
  test.each<[string, Partial<Pool>, string | undefined]>([
    [
      'the highest stake always wins',
      { drawnOncePerMinor: maxStakeMinor },
      'jackpot.drawnOncePerMinor: must be above the highest stake (500.0000)',
    ],
    [
      'a stake above the average per draw',
      { drawnOncePerMinor: maxStakeMinor - 1n },
      'jackpot.drawnOncePerMinor: must be above',
    ],
    [
      'a highest stake just below the average per draw',
      { drawnOncePerMinor: maxStakeMinor + 1n, startMinor: 0n },
      undefined,
    ],
    ['nearly the whole edge is contributed', { contributionBps: 57, startMinor: 0n }, undefined],
    [
      'more than the edge is contributed',
      { contributionBps: 58, startMinor: 0n },
      'jackpot.contributionBps: costs 0.5800 % of every stake, more than the 0.5704 %',
    ],
    [
      'nearly the whole edge is contributed, with a start amount above the rest',
      { contributionBps: 57, startMinor: 40_001n, drawnOncePerMinor: 10_000_000_000n },
      'jackpot.startMinor: costs',
    ],
    [
      'a start amount that uses up the rest of the edge',
      { startMinor: 37_040_000n, drawnOncePerMinor: 10_000_000_000n },
      undefined,
    ],
    [
      'a start amount that is one unit too high',
      { startMinor: 37_040_001n, drawnOncePerMinor: 10_000_000_000n },
      'jackpot.startMinor: costs, together with contributionBps and drawn once per 1000000.0000, 0.5705 %',
    ],
    [
      'a start amount that is due too often',
      { startMinor: 5_000n * 10_000n, drawnOncePerMinor: 500_000n * 10_000n },
      'jackpot.startMinor: costs, together with contributionBps and drawn once per 500000.0000, 1.2000 % of every stake on average, more than the 0.5704 % that the house keeps',
    ],
  ])('jackpot terms: %s', (_, pool, refusal) => {
    const [refused, ...others] = fieldsRefused(withPool(pool));
    expect(others).toEqual([]);
    if (refusal === undefined) expect(refused).toBeUndefined();
    else expect(refused).toContain(refusal);
    // A simulated jackpot costs nothing, and stored terms that are invalid by now are still read.
    expect(fieldsRefused(withPool(pool, 'simulated'))).toEqual([]);
    expect(readSettings(encode(merchantSettings, withPool(pool))).jackpot).toMatchObject(pool);
  });

  test('stored jackpot terms that would be refused now do not block other changes, but cannot become other invalid terms', () => {
    const before = withPool({ drawnOncePerMinor: 1n });
    expect(() => writeSettings({ ...before, status: 1 }, before)).not.toThrow();
    expect(() => writeSettings(before)).toThrow('must be above the highest stake');
    expect(() => writeSettings(withPool({ startMinor: 10n ** 12n }), before)).toThrow('costs');
    expect(() => writeSettings(withPool({}), before)).not.toThrow();
  });
});

const visibleParts = ({ currency, settings: { brand, registration } }: Merchant) => [
  currency,
  brand.theme,
  brand.defaultLanguage,
  brand.features,
  registration.fields,
];

test('the demo brands differ by theme, language, currency, features and registration', () => {
  const others = visibleParts(lotus);
  for (const [index, part] of visibleParts(aurum).entries()) expect(part).not.toEqual(others[index]);
});

test("the maintenance notice comes in the language of the request, with the caller's address", () => {
  const closed: Merchant = { ...lotus, settings: { ...lotus.settings, status: 1 } };
  const permission = permissionOf(closed, {
    language: 'EN',
    ip: '203.0.113.9',
    country: '',
    keys: { keys: [] },
  });
  expect(permission).toMatchObject({
    status: 1,
    maintenance: true,
    regionRestriction: false,
    notice: lotus.settings.notice.EN,
    location: { ip: '203.0.113.9' },
    info: { mainDomain: 'lotus.localhost', whitelabel: { merchantCode: 'lotus', currency: 'THB' } },
  });
});
