import type { Play } from '@croupier/fairplay/lottery/types.ts';
import { typedEntries } from '@croupier/fairplay/lottery/entry.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { nameGroup } from '../../shared/names/family-names.ts';
import type { DraftPick } from '../draft.ts';
import { EntryText, type Mark } from './EntryText.tsx';
import { Keypad } from './Keypad.tsx';
import type { ShortEntries } from './short-entry.ts';

const MAX_CHIPS = 120;

/** What could not be read, with the reason of each. */
function Problems({
  text,
  problems,
}: {
  text: string;
  problems: ReadonlyArray<Mark & { reason: 'entry' | 'cannot_win' | 'too_many' }>;
}) {
  const t = useTranslations('lottery.bet');
  if (problems.length === 0) return null;
  return (
    <ul role="alert" className="grid gap-0.5 text-sm text-lose">
      {problems.slice(0, 4).map(({ start, end, reason }) => (
        <li key={start}>{t(`entryProblem.${reason}`, { entry: text.slice(start, end) })}</li>
      ))}
      {problems.length > 4 && <li>{t('moreProblems', { count: problems.length - 4 })}</li>}
    </ul>
  );
}

function Entries({ entries, onRemove }: { entries: readonly string[]; onRemove: (entry: string) => void }) {
  const t = useTranslations('lottery.bet');
  if (entries.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1.5" aria-label={t('entries')}>
      {entries.slice(0, MAX_CHIPS).map((entry) => (
        <li key={entry}>
          <button
            type="button"
            aria-label={t('removeEntry', { entry })}
            onClick={() => onRemove(entry)}
            className="numeric inline-flex h-9 items-center gap-1 rounded-pill bg-brand-soft pr-2 pl-3 text-sm font-bold text-brand-text"
          >
            {entry}
            <X aria-hidden className="size-3.5 opacity-70" />
          </button>
        </li>
      ))}
      {entries.length > MAX_CHIPS && (
        <li className="self-center text-sm text-muted">+{entries.length - MAX_CHIPS}</li>
      )}
    </ul>
  );
}

export type TextPanelProps = {
  family: string;
  play: Play;
  text: string;
  onText: (text: string) => void;
  drawn: DraftPick | undefined;
  /** Bets in the short forms of chat, if the text holds any. */
  short: ShortEntries | undefined;
  onAddShort: () => void;
};

/** Entries by a keypad, or typed and pasted in any form. */
export function TextPanel({ family, play, text, onText, drawn, short, onAddShort }: TextPanelProps) {
  const t = useTranslations('lottery.bet');
  const { text: entry } = play;
  if (!entry) return null;
  const group = nameGroup(family);
  const width = entry.alphabet[0]?.length ?? 1;
  const entries = short
    ? []
    : typedEntries(entry, text).entries.map((symbols) =>
        symbols.map((symbol) => entry.alphabet[symbol]).join(''),
      );
  const write = (list: readonly string[]): void => onText([...new Set(list)].join(' '));
  const remove = (gone: string): void => write(entries.filter((one) => one !== gone));
  const problems = drawn?.typed?.problems ?? [];
  const hasKeypad = group === 'sea' || group === 'vn';
  return (
    <section className="grid grid-cols-1 gap-3 rounded-tile border border-line bg-surface-1 p-3">
      {hasKeypad && (
        <Keypad
          key={play.code}
          size={entry.size * width}
          isUnordered={entry.isUnordered}
          entries={entries}
          onAdd={(more) => write([...entries, ...more])}
          onRemove={remove}
        />
      )}
      <EntryText
        {...{ text, onText }}
        marks={short ? short.problems : problems}
        hint={t(hasKeypad ? (group === 'vn' ? 'hintVn' : 'hintThai') : 'hint', { size: String(entry.size) })}
      />
      {!short && <Problems {...{ text, problems }} />}
      {!short && (drawn?.typed?.duplicates ?? 0) > 0 && (
        <p className="text-sm text-muted">{t('merged', { count: drawn?.typed?.duplicates ?? 0 })}</p>
      )}
      {short && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className={short.problems.length > 0 ? 'text-sm text-lose' : 'text-sm text-muted'}>
            {short.problems.length > 0
              ? t('shortProblems', { count: short.problems.length })
              : t('shortRead', { count: short.bets.length })}
          </p>
          <Button variant="primary" size="sm" disabled={short.bets.length === 0} onClick={onAddShort}>
            {t('addShort', { count: short.bets.length })}
          </Button>
        </div>
      )}
      <Entries entries={entries} onRemove={remove} />
    </section>
  );
}
