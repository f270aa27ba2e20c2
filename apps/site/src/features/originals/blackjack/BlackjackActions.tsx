import { bestMove } from '@croupier/fairplay/games/blackjack-best.ts';
import { bestPlay } from '@croupier/fairplay/games/blackjack-returns.ts';
import type { BlackjackBet, BlackjackMove, BlackjackView } from '@croupier/fairplay/games/blackjack.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { Copy, Hand as Palm, Plus, Split, type LucideIcon } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useStoredChoice } from '../../../shared/browser/use-stored-choice.ts';
import { hintOn } from './hint.ts';
import type { RoundActionsProps } from '../round-game/round-screen.ts';

const ICONS: Readonly<Partial<Record<BlackjackMove, LucideIcon>>> = {
  hit: Plus,
  stand: Palm,
  double: Copy,
  split: Split,
};
const BASIC: readonly BlackjackMove[] = ['hit', 'stand', 'double', 'split'];

/** Computed when somebody first asks for the hint. */
let play: ReturnType<typeof bestPlay> | undefined;
const hintFor = (view: BlackjackView): BlackjackMove | undefined => bestMove(view, (play ??= bestPlay()));

type ActionsProps = RoundActionsProps<BlackjackBet, BlackjackMove, BlackjackView>;

/** Insurance costs half the first stake and pays 2:1 if the dealer has a blackjack. */
function Insurance({ round, onMove, isBusy, isHinted }: ActionsProps & { isHinted: boolean }) {
  const t = useTranslations('tables.blackjack');
  const format = useFormat();
  return (
    <div className="grid gap-2">
      <p className="text-sm text-muted">{t('insuranceText', { amount: format.amount(round.stake / 2n) })}</p>
      <div className="grid grid-cols-2 gap-2">
        <Button size="lg" className="px-2!" disabled={isBusy} onClick={() => onMove('insurance')}>
          {t('move.insurance')}
        </Button>
        <Button
          size="lg"
          variant="primary"
          className="px-2!"
          data-hint={isHinted ? '' : undefined}
          disabled={isBusy}
          onClick={() => onMove('no_insurance')}
        >
          {t('move.no_insurance')}
        </Button>
      </div>
    </div>
  );
}

/** Hit, stand, double and split; the best move is marked if the player wants to see it. */
export function BlackjackActions(props: ActionsProps) {
  const { round, onMove, isBusy } = props;
  const t = useTranslations('tables.blackjack');
  const isHintOn = useStoredChoice(hintOn);
  const { view } = round;
  const best = useMemo(() => (isHintOn ? hintFor(view) : undefined), [isHintOn, view]);
  if (view.insurance === 'offered') return <Insurance {...props} isHinted={best === 'no_insurance'} />;
  return (
    <div className="grid grid-cols-2 gap-2">
      {BASIC.map((move) => {
        const Icon = ICONS[move];
        const isPossible = view.moves.includes(move);
        return (
          <Button
            key={move}
            size="lg"
            variant={move === 'hit' ? 'primary' : 'secondary'}
            icon={Icon && <Icon aria-hidden />}
            className="blackjack-move px-2! max-sm:h-11! aria-disabled:opacity-100!"
            data-hint={best === move ? '' : undefined}
            disabled={!isPossible}
            aria-disabled={isBusy || undefined}
            onClick={() => !isBusy && onMove(move)}
          >
            {t(`move.${move}`)}
            {best === move && <span className="sr-only"> ({t('best')})</span>}
          </Button>
        );
      })}
    </div>
  );
}
