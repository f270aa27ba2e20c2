import type { ArtFamily } from '@croupier/art/art-direction.ts';
import type { MAINTAINED_LANGUAGES } from '@croupier/i18n/languages.ts';
import type { Merchant } from '../../../base/merchants/index.ts';
import type { NewAnnouncement } from '../seeds.usecases.ts';

/** A text in every language that the demo merchants offer. */
export type Written = Readonly<Record<(typeof MAINTAINED_LANGUAGES)[number], string>>;

/** Figures for the texts, read from a merchant's settings so that they stay correct. Amounts are formatted. */
export type Facts = {
  name: string;
  currency: string;
  minimumAge: number;
  credit: string;
  /** What must be staked before the welcome credit can be withdrawn. */
  creditTurnover: string;
  minStake: string;
  maxStake: string;
  maxPayout: string;
  /** The initial pool of the in-house games' jackpot, and the part of each stake added to it: `0.2%`. */
  jackpotStart: string;
  jackpotShare: string;
};

export type DemoAnnouncement<Translated = Written> = Omit<
  NewAnnouncement,
  'merchantId' | 'id' | 'position' | 'publishedAt' | 'until' | 'titles' | 'summaries' | 'contents' | 'images'
> & {
  /** Never changes: identifies the announcement when the texts are seeded again. */
  key: string;
  titles: Translated;
  summaries?: Translated;
  contents?: Translated;
  /** The id of an in-house game, or a motif of the key art. */
  artId?: ArtFamily;
  daysAgo: number;
  /** Days until it ends; no end if missing. */
  daysLeft?: number;
};

export type DemoArticle<Translated = Written> = { anchor: string; titles: Translated; contents: Translated };
export type DemoSection<Translated = Written> = {
  section: string;
  titles: Translated;
  articles: ReadonlyArray<DemoArticle<Translated>>;
};

const ONE = 10_000n;
const MINOR_PER_CENT = 100n;
const BPS_PER_PERCENT = 100;
const ONE_AS_BPS = 10_000n;

/** 125_000n → `€12.50`; whole amounts without decimals: `€1,000`. */
export function printed(amountMinor: bigint, symbol: string): string {
  const cents = (amountMinor % ONE) / MINOR_PER_CENT;
  const fraction = cents === 0n ? '' : `.${cents.toString().padStart(2, '0')}`;
  return `${symbol}${(amountMinor / ONE).toLocaleString('en')}${fraction}`;
}

export function factsOf({ name, currency, settings }: Merchant): Facts {
  const { brand, stakes, jackpot, payments, welcomeCreditMinor } = settings;
  const print = (amountMinor: bigint): string => printed(amountMinor, brand.currencySymbol);
  return {
    name,
    currency,
    minimumAge: brand.minimumAge,
    credit: print(welcomeCreditMinor),
    creditTurnover: print((welcomeCreditMinor * BigInt(payments.turnoverBps)) / ONE_AS_BPS),
    minStake: print(stakes.minStakeMinor),
    maxStake: print(stakes.maxStakeMinor),
    maxPayout: print(stakes.maxPayoutMinor),
    jackpotStart: print(jackpot.startMinor),
    jackpotShare: `${jackpot.contributionBps / BPS_PER_PERCENT}%`,
  };
}
