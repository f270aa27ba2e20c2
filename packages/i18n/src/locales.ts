import type { Language, WRITTEN_LANGUAGES } from './languages.ts';

type Load = () => Promise<{ default: object }>;

/**
 * What translators keep: for each language the texts of the first screen, and the others. JSON, because their tools read
 * it. A test compares them with the English ones, and `npm run texts` adds what is new.
 */
export const LOCALES: Readonly<
  Record<Exclude<Language, (typeof WRITTEN_LANGUAGES)[number]>, readonly [first: Load, others: Load]>
> = {
  VI: [
    () => import('./locales/vi-first.json', { with: { type: 'json' } }),
    () => import('./locales/vi.json', { with: { type: 'json' } }),
  ],
  ID: [
    () => import('./locales/id-first.json', { with: { type: 'json' } }),
    () => import('./locales/id.json', { with: { type: 'json' } }),
  ],
  MS: [
    () => import('./locales/ms-first.json', { with: { type: 'json' } }),
    () => import('./locales/ms.json', { with: { type: 'json' } }),
  ],
  FIL: [
    () => import('./locales/fil-first.json', { with: { type: 'json' } }),
    () => import('./locales/fil.json', { with: { type: 'json' } }),
  ],
  KM: [
    () => import('./locales/km-first.json', { with: { type: 'json' } }),
    () => import('./locales/km.json', { with: { type: 'json' } }),
  ],
  LO: [
    () => import('./locales/lo-first.json', { with: { type: 'json' } }),
    () => import('./locales/lo.json', { with: { type: 'json' } }),
  ],
  MY: [
    () => import('./locales/my-first.json', { with: { type: 'json' } }),
    () => import('./locales/my.json', { with: { type: 'json' } }),
  ],
  ZH: [
    () => import('./locales/zh-first.json', { with: { type: 'json' } }),
    () => import('./locales/zh.json', { with: { type: 'json' } }),
  ],
  ZHT: [
    () => import('./locales/zht-first.json', { with: { type: 'json' } }),
    () => import('./locales/zht.json', { with: { type: 'json' } }),
  ],
  JA: [
    () => import('./locales/ja-first.json', { with: { type: 'json' } }),
    () => import('./locales/ja.json', { with: { type: 'json' } }),
  ],
  KO: [
    () => import('./locales/ko-first.json', { with: { type: 'json' } }),
    () => import('./locales/ko.json', { with: { type: 'json' } }),
  ],
  HI: [
    () => import('./locales/hi-first.json', { with: { type: 'json' } }),
    () => import('./locales/hi.json', { with: { type: 'json' } }),
  ],
  BN: [
    () => import('./locales/bn-first.json', { with: { type: 'json' } }),
    () => import('./locales/bn.json', { with: { type: 'json' } }),
  ],
  TA: [
    () => import('./locales/ta-first.json', { with: { type: 'json' } }),
    () => import('./locales/ta.json', { with: { type: 'json' } }),
  ],
  TE: [
    () => import('./locales/te-first.json', { with: { type: 'json' } }),
    () => import('./locales/te.json', { with: { type: 'json' } }),
  ],
  ES: [
    () => import('./locales/es-first.json', { with: { type: 'json' } }),
    () => import('./locales/es.json', { with: { type: 'json' } }),
  ],
  PT: [
    () => import('./locales/pt-first.json', { with: { type: 'json' } }),
    () => import('./locales/pt.json', { with: { type: 'json' } }),
  ],
  FR: [
    () => import('./locales/fr-first.json', { with: { type: 'json' } }),
    () => import('./locales/fr.json', { with: { type: 'json' } }),
  ],
  DE: [
    () => import('./locales/de-first.json', { with: { type: 'json' } }),
    () => import('./locales/de.json', { with: { type: 'json' } }),
  ],
  IT: [
    () => import('./locales/it-first.json', { with: { type: 'json' } }),
    () => import('./locales/it.json', { with: { type: 'json' } }),
  ],
  NL: [
    () => import('./locales/nl-first.json', { with: { type: 'json' } }),
    () => import('./locales/nl.json', { with: { type: 'json' } }),
  ],
  SV: [
    () => import('./locales/sv-first.json', { with: { type: 'json' } }),
    () => import('./locales/sv.json', { with: { type: 'json' } }),
  ],
  PL: [
    () => import('./locales/pl-first.json', { with: { type: 'json' } }),
    () => import('./locales/pl.json', { with: { type: 'json' } }),
  ],
  RU: [
    () => import('./locales/ru-first.json', { with: { type: 'json' } }),
    () => import('./locales/ru.json', { with: { type: 'json' } }),
  ],
  UK: [
    () => import('./locales/uk-first.json', { with: { type: 'json' } }),
    () => import('./locales/uk.json', { with: { type: 'json' } }),
  ],
  TR: [
    () => import('./locales/tr-first.json', { with: { type: 'json' } }),
    () => import('./locales/tr.json', { with: { type: 'json' } }),
  ],
  RO: [
    () => import('./locales/ro-first.json', { with: { type: 'json' } }),
    () => import('./locales/ro.json', { with: { type: 'json' } }),
  ],
  EL: [
    () => import('./locales/el-first.json', { with: { type: 'json' } }),
    () => import('./locales/el.json', { with: { type: 'json' } }),
  ],
};
