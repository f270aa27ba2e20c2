import type { LotteryGame } from '@croupier/contract/games/lottery-play.ts';
import type { ChaseRule, ChaseStep } from '@croupier/fairplay/lottery/chase.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { SegmentedControl } from '@croupier/ui/fields/SegmentedControl.tsx';
import { Switch } from '@croupier/ui/fields/Switch.tsx';
import { Dialog } from '@croupier/ui/overlays/Dialog.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { callQuery } from '../../../shared/api/call.ts';
import { useExactAmount } from '../shared/amounts.ts';
import { serverNow } from '../shared/draws/server-time.ts';
import { Multiplier } from '../betting/stake/Multiplier.tsx';
import { randomWords } from '../slip/random-words.ts';
import type { SlipRow } from '../slip/use-slip.ts';
import { planOf } from './chase-plan.ts';
import { ChaseTable } from './ChaseTable.tsx';
import { useChase } from './use-chase.ts';

type Kind = ChaseRule['kind'];
type Setup = {
  kind: Kind;
  steps: number;
  multiplier: number;
  factor: number;
  every: number;
  profitPercent: number;
};
const FIRST: Setup = { kind: 'same', steps: 10, multiplier: 1, factor: 2, every: 1, profitPercent: 10 };
const MAX_PERCENT = 10_000;
const MIN_PAUSE_MILLISECONDS = 800;

const untilClose = (closesAt: Date | undefined): number | false =>
  closesAt !== undefined && Math.max(MIN_PAUSE_MILLISECONDS, closesAt.getTime() - serverNow() + 200);

function ruleOf({ kind, multiplier, factor, every, profitPercent }: Setup): ChaseRule {
  if (kind === 'same') return { kind, multiplier };
  return kind === 'growing' ? { kind, multiplier, factor, every } : { kind, multiplier, profitPercent };
}

function Rule({
  setup,
  onSetup,
  max,
}: {
  setup: Setup;
  onSetup: (change: Partial<Setup>) => void;
  max: number;
}) {
  const t = useTranslations('lottery.chase');
  const fields: Array<[label: string, key: Exclude<keyof Setup, 'kind'>, max: number, isShown: boolean]> = [
    [t('draws'), 'steps', max, true],
    [t('multiplier'), 'multiplier', 10_000, true],
    [t('factor'), 'factor', 100, setup.kind === 'growing'],
    [t('every'), 'every', max, setup.kind === 'growing'],
    [t('percent'), 'profitPercent', MAX_PERCENT, setup.kind === 'profit'],
  ];
  return (
    <>
      <SegmentedControl
        label={t('rule')}
        stacked
        segments={(['same', 'growing', 'profit'] as const).map((value) => ({
          value,
          label: t(`kind.${value}`),
        }))}
        value={setup.kind}
        onValueChange={(kind) => onSetup({ kind })}
      />
      <div className="grid grid-cols-2 gap-2">
        {fields
          .filter(([, , , isShown]) => isShown)
          .map(([label, key, limit]) => (
            <div key={key} className="grid gap-1">
              <span aria-hidden className="text-xs text-muted">
                {label}
              </span>
              <Multiplier
                {...{ label }}
                sign={key === 'multiplier' || key === 'factor' ? '×' : ''}
                value={setup[key]}
                max={limit}
                onChange={(value) => onSetup({ [key]: value })}
              />
            </div>
          ))}
      </div>
    </>
  );
}

export type ChaseDialogProps = {
  game: LotteryGame;
  rows: readonly SlipRow[];
  onClose: () => void;
  onStarted: () => void;
};

/** The bets of the slip over coming draws: what each costs, and what is left if it wins there. */
export function ChaseDialog({ game, rows, onClose, onStarted }: ChaseDialogProps) {
  const t = useTranslations('lottery.chase');
  const common = useTranslations('common');
  const errorText = useErrorText();
  const amount = useExactAmount();
  const toast = useToast();
  const navigate = useNavigate();
  const { start, isBusy, error } = useChase();
  const [setup, setSetup] = useState(FIRST);
  const [stopsOnWin, setStopsOnWin] = useState(true);
  const { gameCode, rulesVersion, chase } = game;
  const coming = useQuery({
    ...callQuery('lottery.coming', { params: { gameCode }, query: { limit: chase.maxSteps } }),
    // A plan begins with a draw that is on sale.
    refetchInterval: ({ state }) => untilClose(state.data?.[0]?.closesAt),
  });
  const draws = coming.data ?? [];
  const bets = rows.map(({ bet, offered, quote }) => ({
    play: offered.play,
    bet,
    stakeMinor: quote.stakeMinor,
  }));
  const plan: ChaseStep[] = planOf(ruleOf(setup), bets, Math.min(setup.steps, draws.length));
  const total = plan.at(-1)?.totalMinor ?? 0n;
  const submit = async (): Promise<void> => {
    const steps = plan.map(({ multiplier }, at) => ({ drawId: draws[at]?.id ?? '', multiplier }));
    const order = {
      gameCode,
      rulesVersion,
      stake: total,
      words: randomWords(),
      stopsOnWin,
      bets: rows.map(({ bet }) => bet),
      steps,
    };
    if (!(await start(order))) return;
    toast.show({
      tone: 'win',
      title: t('started', { count: plan.length }),
      action: { label: t('open'), onPress: () => void navigate(paths.lotteryChases()) },
    });
    onStarted();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      description={t('text')}
      closeLabel={common('close')}
      locked={isBusy}
      footer={
        <Button
          variant="primary"
          size="lg"
          block
          loading={isBusy}
          disabled={plan.length === 0}
          onClick={() => void submit()}
        >
          {t('start', { count: plan.length, amount: amount(total) })}
        </Button>
      }
    >
      <div className="grid gap-3">
        <Rule
          setup={setup}
          onSetup={(change) => setSetup((now) => ({ ...now, ...change }))}
          max={chase.maxSteps}
        />
        <Switch
          label={t('stopsOnWin')}
          hint={t('stopsOnWinText')}
          checked={stopsOnWin}
          onChange={(event) => setStopsOnWin(event.target.checked)}
        />
        {error !== undefined && (
          <p role="alert" className="rounded-field bg-lose-soft px-3 py-2.5 text-sm text-lose">
            {errorText(error)}
          </p>
        )}
        {coming.isLoadingError && <QueryProblem query={coming} />}
        {coming.isPending && <Skeleton className="h-40" />}
        {plan.length > 0 && plan.length < Math.min(setup.steps, draws.length) && (
          <p className="text-sm text-warn">{t('short', { count: plan.length })}</p>
        )}
        {plan.length > 0 && <ChaseTable {...{ plan, draws }} />}
      </div>
    </Dialog>
  );
}
