import { GAME_CATEGORIES } from '@croupier/contract/games/catalogue.ts';
import { ANNOUNCEMENT_TYPES, BANNER_GROUPS } from '@croupier/contract/engagement/content.ts';
import { link } from '@croupier/contract/merchants/system.ts';
import { MAINTAINED_LANGUAGES } from '@croupier/i18n/languages.ts';
import { describe, expect, test } from 'vitest';
import { safeHtml } from '../../../../platform/safe-html.ts';
import { DEMO_MERCHANTS } from '../../../base/merchants/merchants.demo.ts';
import { factsOf, printed, type Facts } from './facts.demo.ts';
import { helpOf } from './help.demo.ts';
import { saoBienHelp } from './saobien-help.demo.ts';
import { DEMO_CONTENT } from './seed.demo.ts';

/** Thai letters, without the baht sign. */
const THAI = /[\u{E01}-\u{E3A}\u{E40}-\u{E5B}]/u;

const shops = DEMO_MERCHANTS.map((merchant) => {
  const facts = factsOf({ ...merchant, integrations: { social: {} } });
  return { ...merchant, facts, announcements: DEMO_CONTENT[merchant.id]?.(facts) ?? [], help: helpOf(facts) };
});

test('there are texts for every demo merchant', () => {
  expect(Object.keys(DEMO_CONTENT)).toEqual(DEMO_MERCHANTS.map(({ id }) => id));
});

test.each([
  [10_000_000n, '€1,000'],
  [1_000n, '€0.10'],
  [125_000n, '€12.50'],
])('%s is formatted as %s', (amountMinor, text) => {
  expect(printed(amountMinor, '€')).toBe(text);
});

describe.each(shops)('$name', ({ name, facts, settings, announcements, help }) => {
  const articles = help.flatMap((section) => section.articles);
  const pages = [
    ...announcements.map(({ contents }) => contents),
    ...articles.map(({ contents }) => contents),
  ];
  const all = JSON.stringify([announcements, help]);

  test('has announcements of every type', () => {
    const count = Object.fromEntries(
      ANNOUNCEMENT_TYPES.map((type) => [type, announcements.filter((one) => one.type === type).length]),
    );
    expect(count).toEqual({
      B: 20,
      PL: expect.toSatisfy((notices: number) => notices > 12),
      PU: 4,
      PR: 6,
      H: 4,
    });
    const groups = announcements.flatMap(({ groupName }) => groupName ?? []);
    expect(new Set(groups)).toEqual(new Set(BANNER_GROUPS));
    expect(groups.filter((group) => group === 'w_home')).toHaveLength(4);
    expect(announcements.flatMap(({ execution }) => execution ?? []).toSorted()).toEqual([
      'A',
      'A',
      'B',
      'F',
    ]);
    expect(announcements.flatMap(({ category }) => category ?? [])).toEqual(GAME_CATEGORIES);
    expect(help).toHaveLength(7);
    expect(articles).toHaveLength(16);
    expect(articles.map(({ anchor }) => anchor)).toContain('term');
  });

  test('has every text in every language of the merchant, each different', () => {
    const texts = [
      ...announcements.flatMap(({ titles, summaries, contents }) => [titles, summaries, contents]),
      ...help.map(({ titles }) => titles),
      ...articles.flatMap(({ titles, contents }) => [titles, contents]),
    ].flatMap((text) => text ?? []);
    for (const text of texts) {
      for (const language of MAINTAINED_LANGUAGES) expect(text[language].length).toBeGreaterThan(0);
      expect(text.TY).toMatch(THAI);
      expect(text.EN).not.toMatch(THAI);
    }
  });

  test('never mentions another merchant', () => {
    expect(all).toContain(name);
    for (const other of shops) if (other.name !== name) expect(all).not.toContain(other.name);
    for (const symbol of ['€', '฿'])
      if (symbol !== settings.brand.currencySymbol) expect(all).not.toContain(symbol);
  });

  test('states the amounts and the age from the settings', () => {
    const welcome = announcements.find(({ promoId }) => promoId === 'welcome-credit');
    for (const language of MAINTAINED_LANGUAGES)
      for (const fact of [facts.credit, facts.minStake, facts.maxStake, String(settings.brand.minimumAge)])
        expect(welcome?.contents?.[language]).toContain(fact);
  });

  test('the condition of the welcome credit is next to the offer', () => {
    const offers = announcements.filter(({ key }) => key === 'promotion-welcome' || key === 'home-credit');
    expect(offers).toHaveLength(2);
    for (const { summaries } of offers)
      for (const language of MAINTAINED_LANGUAGES)
        expect(summaries?.[language]).toContain(facts.creditTurnover);
  });

  test('is already sanitized', () => {
    expect(pages.length).toBeGreaterThan(20);
    for (const contents of pages)
      for (const language of MAINTAINED_LANGUAGES)
        expect(safeHtml(contents?.[language] ?? '')).toBe(contents?.[language] ?? '');
  });

  test('keys and anchors are unique, and every linked anchor exists', () => {
    const keys = announcements.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    const anchors = [...help.map(({ section }) => section), ...articles.map(({ anchor }) => anchor)];
    expect(new Set(anchors).size).toBe(anchors.length);
    const promotions = announcements.flatMap(({ promoId }) => promoId ?? []);
    const links = [
      ...announcements.flatMap(({ linkage }) => linkage?.url ?? []),
      ...[...all.matchAll(/href=\\"([^"\\]+)\\"/g)].map(([, href = '']) => href),
    ];
    for (const url of links) {
      expect(link.safeParse(url).success, url).toBe(true);
      expect(url).toMatch(/^\//);
      const [page, anchor] = url.split('#');
      if (page === '/help') expect(anchors).toContain(anchor);
      if (page === '/promotions') expect(promotions).toContain(anchor);
    }
  });
});

test('the help of Sao Biển is Vietnamese, with amounts as the site writes them', () => {
  const facts: Facts = {
    name: 'Sao Biển',
    currency: 'VND',
    minimumAge: 21,
    credit: '₫500,000',
    creditTurnover: '₫500,000',
    minStake: '₫2,000',
    maxStake: '₫10,000,000',
    maxPayout: '₫1,000,000,000',
    jackpotStart: '₫120,000,000',
    jackpotShare: '0.2%',
  };
  const help = saoBienHelp(facts);
  const texts = help.flatMap(({ titles, articles }) => [
    titles,
    ...articles.flatMap((article) => [article.titles, article.contents]),
  ]);
  expect(texts).toHaveLength(7 + 2 * 16);
  for (const { VI, EN } of texts) {
    expect(VI).not.toBe(EN);
    expect(VI.normalize('NFD')).toMatch(/[\u{300}-\u{323}đ]/iu);
    expect(VI).not.toContain('₫5');
    expect(safeHtml(VI)).toBe(VI);
    expect(EN).not.toContain('Thai');
    const linksOf = (text: string): string[] =>
      [...text.matchAll(/href="([^"]+)"/g)].map(([, url = '']) => url);
    expect(linksOf(VI)).toEqual(linksOf(EN));
  }
  expect(JSON.stringify(help)).toContain('500.000 ₫');
});
