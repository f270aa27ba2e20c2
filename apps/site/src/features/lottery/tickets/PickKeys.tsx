import { matchesOf, type Match } from '@croupier/fairplay/lottery/matches.ts';
import { parsePick } from '@croupier/fairplay/lottery/pick.ts';
import type { Play, Zone } from '@croupier/fairplay/lottery/types.ts';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { LotteryNames } from '../shared/names/lottery-names.ts';

/** Typed entries that are shown; those that match first. */
const MAX_ENTRIES = 40;

type Key = { text: string; match: Match };
type Row = { key: string; label: string | undefined; keys: Key[] };

type Asked = {
  play: Play;
  pick: string;
  /** Empty while there is no result. */
  numbers: readonly string[];
};

/** The keys of a pick by zone, each with the texts of the result that it meets. */
function rowsOf({ play, pick: text, numbers }: Asked, names: LotteryNames): { rows: Row[]; more: number } {
  const { pick } = parsePick(play, text);
  if (!pick)
    return { rows: [{ key: 'text', label: undefined, keys: [{ text, match: undefined }] }], more: 0 };
  const matches = numbers.length > 0 ? matchesOf(play, pick, numbers) : undefined;
  const zoneRow = (zone: Zone, at: number): Row => ({
    key: zone.code,
    label: play.zones.length > 1 || pick.entries ? names.zone(play, zone) : undefined,
    keys: (pick.zones[at] ?? []).map((symbol, index) => ({
      text: names.symbol(zone, zone.alphabet[symbol] ?? ''),
      match: matches?.zones[at]?.[index],
    })),
  });
  const rows = play.zones.map(zoneRow).filter(({ keys }) => keys.length > 0);
  if (!pick.entries) return { rows, more: 0 };
  const entries = pick.entries
    .map((entry, index) => ({
      text: entry.map((symbol) => play.text?.alphabet[symbol] ?? '').join(''),
      match: matches?.entries[index],
    }))
    .toSorted((a, b) => Number(b.match !== undefined) - Number(a.match !== undefined));
  return {
    rows: [...rows, { key: 'entries', label: undefined, keys: entries.slice(0, MAX_ENTRIES) }],
    more: Math.max(0, entries.length - MAX_ENTRIES),
  };
}

export type PickKeysProps = Asked & {
  names: LotteryNames;
  /** The texts of the result that are shown already; all of them unless given. */
  landed?: ReadonlySet<number> | undefined;
};

/** What was filled in; keys light up as they match. */
export function PickKeys({ play, pick, numbers, names, landed }: PickKeysProps) {
  const t = useTranslations('lotteryTickets');
  const { rows, more } = useMemo(() => rowsOf({ play, pick, numbers }, names), [play, pick, numbers, names]);
  const isLit = ({ match }: Key): boolean =>
    match !== undefined && (landed === undefined || match.every((at) => landed.has(at)));
  return (
    <dl className="grid gap-1.5">
      {rows.map((row) => (
        <div key={row.key} className="flex items-baseline gap-2">
          {row.label !== undefined && <dt className="w-18 shrink-0 text-xs text-subtle">{row.label}</dt>}
          <dd className="flex min-w-0 flex-1 flex-wrap gap-1">
            {row.keys.map((key) => (
              <span key={key.text} className="pick-key numeric" data-lit={isLit(key) || undefined}>
                {key.text}
                {isLit(key) && <span className="sr-only">{t('matched')}</span>}
              </span>
            ))}
            {row.key === 'entries' && more > 0 && (
              <span className="self-center text-xs text-subtle">
                {t('moreEntries', { count: String(more) })}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
