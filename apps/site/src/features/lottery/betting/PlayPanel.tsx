import type { LotteryGame } from '@croupier/contract/games/lottery-play.ts';
import { FULL_PRICE_BPS } from '@croupier/fairplay/lottery/prize.ts';
import { SegmentedControl } from '@croupier/ui/fields/SegmentedControl.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { familyOfCatalogue, nameGroup } from '../shared/names/family-names.ts';
import type { LotteryNames } from '../shared/names/lottery-names.ts';
import { hasKeys, pickRow, toggleSymbol, type EntryMode } from './draft.ts';
import { keyTrends } from './key-trends.ts';
import { ZoneRow } from './keys/ZoneRow.tsx';
import type { OfferedPlay } from './plays-on-sale.ts';
import { shortEntries, type ShortEntries } from './text/short-entry.ts';
import { TextPanel } from './text/TextPanel.tsx';
import type { Betting } from './use-betting.ts';

const GROUP_ONE = 2_000;

/** What one unit of stake wins at a key, where keys differ. */
function useKeyOdds(
  current: OfferedPlay | undefined,
  rebateSteps: number,
): ((symbol: number) => string) | undefined {
  const format = useFormat();
  if (!current) return undefined;
  const { play, offer } = current;
  const { classes, zones } = play;
  const size = zones[0]?.alphabet.length;
  if (zones.length !== 1 || classes.length !== size || classes.length < 2) return undefined;
  const group = Math.max(offer.minGroup, offer.maxGroup - rebateSteps);
  return (symbol) => {
    const { ways, outcomes } = classes[symbol] ?? { ways: 1n, outcomes: 1n };
    return `×${format.number((group * Number(outcomes)) / (GROUP_ONE * Number(ways)), 2)}`;
  };
}

/** The price of a key, if the market has cells of single symbols. */
const keyPrice =
  ({ play }: OfferedPlay, { prices }: LotteryGame, zone: number) =>
  (symbol: number): number | undefined => {
    const text = play.zones[zone]?.alphabet[symbol] ?? '';
    const cells = new Set([text, `${zone + 1}:${text}`]);
    const price = prices.find(({ market, cell }) => market === play.code && cells.has(cell))?.priceBps;
    return price === undefined || price >= FULL_PRICE_BPS ? undefined : price;
  };

export type PlayPanelProps = {
  game: LotteryGame;
  betting: Betting;
  names: LotteryNames;
  results: ReadonlyArray<readonly string[]>;
  onAddShort: (entries: ShortEntries) => void;
};

/** What a play asks for: keys for each of its zones, or typed entries. */
export function PlayPanel({ game, betting, names, results, onAddShort }: PlayPanelProps) {
  const t = useTranslations('lottery.bet');
  const { current, draft, drawn, changeDraft, plays, stake } = betting;
  const family = familyOfCatalogue(game.catalogue);
  const trends = useMemo(() => (current ? keyTrends(current.play, results) : []), [current, results]);
  const short = useMemo(() => {
    const isShort = draft && ['sea', 'vn'].includes(nameGroup(family)) && /[=\p{L}]/u.test(draft.text);
    return isShort
      ? shortEntries(
          draft.text,
          family,
          plays.map(({ play }) => play),
        )
      : undefined;
  }, [draft, family, plays]);
  const oddsOf = useKeyOdds(current, stake.rebateSteps);
  if (!current || !draft) return null;
  const { play } = current;
  const isText = draft.mode === 'text';
  const zones = isText && !play.isTextOnly ? [] : play.zones;
  return (
    <div className="grid grid-cols-1 gap-2.5">
      {play.text && hasKeys(play) && (
        <SegmentedControl
          label={t('entryMode')}
          size="sm"
          segments={(['keys', 'text'] as const).map((value: EntryMode) => ({
            value,
            label: t(`mode.${value}`),
          }))}
          value={draft.mode}
          onValueChange={(mode) => changeDraft(() => ({ mode }))}
        />
      )}
      {zones.map((zone, at) => (
        <ZoneRow
          key={`${play.code} ${zone.code}`}
          {...{ family, names, play, zone, at, oddsOf }}
          picked={draft.zones[at] ?? []}
          trends={trends[at]}
          priceOf={keyPrice(current, game, at)}
          onToggle={(symbol) => changeDraft((now) => ({ zones: toggleSymbol(play, now.zones, at, symbol) }))}
          onRow={(kind) => changeDraft((now) => ({ zones: pickRow(play, now.zones, at, kind) }))}
        />
      ))}
      {isText && (
        <TextPanel
          {...{ family, play, drawn, short }}
          text={draft.text}
          onText={(text) => changeDraft(() => ({ text }))}
          onAddShort={() => {
            if (short) onAddShort(short);
            changeDraft(() => ({ text: '' }));
          }}
        />
      )}
    </div>
  );
}
