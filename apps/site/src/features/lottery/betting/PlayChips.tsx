import { Chip } from '@croupier/ui/layout/Chip.tsx';
import { useActiveInView } from '@croupier/ui/layout/use-active-in-view.ts';
import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';
import type { LotteryNames } from '../shared/names/lottery-names.ts';
import { tabsOf, type OfferedPlay } from './plays-on-sale.ts';

export type PlayChipsProps = {
  names: LotteryNames;
  plays: readonly OfferedPlay[];
  current: OfferedPlay;
  onChoose: (code: string) => void;
};

/** The plays in two rows: where they look, and what they ask for. */
export function PlayChips({ names, plays, current, onChoose }: PlayChipsProps) {
  const t = useTranslations('lottery.bet');
  const { tab, code } = current.play;
  const tabRow = useActiveInView<HTMLFieldSetElement>(tab);
  const playRow = useActiveInView<HTMLFieldSetElement>(code);
  const inTab = plays.filter(({ play }) => play.tab === tab);
  const firstOf = (of: string): string => plays.find(({ play }) => play.tab === of)?.play.code ?? code;
  return (
    <div className="grid grid-cols-1 gap-2">
      <fieldset ref={tabRow} className="scroll-row -mx-1 flex min-w-0 gap-2 px-1">
        <legend className="sr-only">{t('tabs')}</legend>
        {tabsOf(plays).map((one) => (
          <Chip
            key={one}
            selected={one === tab}
            data-state={one === tab ? 'active' : undefined}
            onClick={() => onChoose(firstOf(one))}
          >
            {names.tab(one)}
          </Chip>
        ))}
      </fieldset>
      {inTab.length > 1 && (
        <fieldset ref={playRow} className="scroll-row -mx-1 flex min-w-0 gap-1.5 px-1">
          <legend className="sr-only">{t('plays')}</legend>
          {inTab.map(({ play }) => (
            <button
              key={play.code}
              type="button"
              aria-pressed={play.code === code}
              data-state={play.code === code ? 'active' : undefined}
              onClick={() => onChoose(play.code)}
              className={clsx(
                'h-10 shrink-0 rounded-field px-3 text-sm font-semibold whitespace-nowrap transition-colors',
                play.code === code
                  ? 'bg-surface-4 text-text shadow-[inset_0_-2px_0_var(--brand-text)]'
                  : 'text-muted hover:bg-surface-3',
              )}
            >
              {names.play(play)}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
