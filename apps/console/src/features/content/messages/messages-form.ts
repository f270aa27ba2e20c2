import type {
  BroadcastPurpose,
  BroadcastTexts,
  Segment,
  SEGMENT_TYPES,
} from '@croupier/contract/engagement/broadcasts.ts';
import type { LanguageCode } from '@croupier/contract/merchants/system.ts';

type AccountType = (typeof SEGMENT_TYPES)[number];

export type SegmentForm = {
  kind: Segment['kind'];
  types: AccountType[];
  days: string;
  /** As people paste them: separated by spaces, commas or lines. */
  accounts: string;
};

export type MessageForm = {
  titles: Partial<Record<LanguageCode, string>>;
  contents: Partial<Record<LanguageCode, string>>;
  segment: SegmentForm;
  purpose: BroadcastPurpose;
};

const DEFAULT_DAYS = '30';

export const emptyMessage = (languages: readonly LanguageCode[]): MessageForm => {
  const texts = Object.fromEntries(languages.map((language) => [language, '']));
  return {
    titles: texts,
    contents: { ...texts },
    segment: { kind: 'all', types: [0], days: DEFAULT_DAYS, accounts: '' },
    // Whoever does not choose must not reach people who asked to be left alone.
    purpose: 'marketing',
  };
};

/** The segment of a form; undefined while it is incomplete. */
export function segmentOf({ kind, types, days, accounts }: SegmentForm): Segment | undefined {
  if (kind === 'types') return types.length > 0 ? { kind, types } : undefined;
  if (kind === 'active') {
    const count = Number(days);
    return Number.isInteger(count) && count > 0 ? { kind, days: count } : undefined;
  }
  if (kind === 'accounts') {
    const listed = [...new Set(accounts.split(/[\s,;]+/).filter((account) => account !== ''))];
    return listed.length > 0 ? { kind, accounts: listed } : undefined;
  }
  return { kind };
}

/** The texts of a form without empty ones. */
export function textsOf({ titles, contents }: MessageForm): BroadcastTexts {
  const written = (texts: MessageForm['titles']) =>
    Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''));
  return { titles: written(titles), contents: written(contents) };
}
