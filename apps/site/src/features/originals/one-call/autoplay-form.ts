import { autoplayProblem, type AutoplayConfig, type StakeChange } from '@croupier/fairplay/autoplay.ts';
import { amountStep, parseTypedAmount } from '@croupier/web/forms/money-input.ts';
import { parseTypedNumber } from './parse-number.ts';

export type StakeChangeForm = { kind: StakeChange['kind']; percent: string };

/** Raw input. An empty limit means no limit. */
export type AutoplayForm = {
  /** Empty: unlimited. */
  numberOfBets: string;
  onWin: StakeChangeForm;
  onLoss: StakeChangeForm;
  stopOnProfit: string;
  stopOnLoss: string;
  stopOnWin: string;
  keepBalance: string;
  stopOnFeature: boolean;
};

export const EMPTY_AUTOPLAY: AutoplayForm = {
  numberOfBets: '',
  onWin: { kind: 'reset', percent: '' },
  onLoss: { kind: 'reset', percent: '' },
  stopOnProfit: '',
  stopOnLoss: '',
  stopOnWin: '',
  keepBalance: '',
  stopOnFeature: false,
};

const readChange = ({ kind, percent }: StakeChangeForm): StakeChange | undefined => {
  if (kind === 'reset') return { kind };
  const typed = percent.trim() === '' ? 0 : parseTypedNumber(percent);
  return typed === undefined ? undefined : { kind, increaseBps: Math.round(typed * 100) };
};

const readLimit = (text: string, decimals: number): bigint | null | undefined =>
  text.trim() === '' ? null : parseTypedAmount(text, decimals);

const readCount = (text: string): number | null | undefined => {
  if (text.trim() === '') return null;
  return /^\d{1,9}$/.test(text.trim()) ? Number(text.trim()) : undefined;
};

export type ReadAutoplay =
  | { config: AutoplayConfig; problem?: undefined }
  | { config?: undefined; problem: keyof AutoplayConfig };

/** The autoplay configuration, or the first invalid setting. */
export function readAutoplay(
  form: AutoplayForm,
  stakeMinor: bigint,
  { maxStakeMinor, decimals }: { maxStakeMinor: bigint; decimals: number },
): ReadAutoplay {
  const numberOfBets = readCount(form.numberOfBets);
  const onWin = readChange(form.onWin);
  const onLoss = readChange(form.onLoss);
  const stopOnProfitMinor = readLimit(form.stopOnProfit, decimals);
  const stopOnLossMinor = readLimit(form.stopOnLoss, decimals);
  const stopOnWinMinor = readLimit(form.stopOnWin, decimals);
  const keepBalanceMinor = readLimit(form.keepBalance, decimals);
  if (numberOfBets === undefined) return { problem: 'numberOfBets' };
  if (!onWin) return { problem: 'onWin' };
  if (!onLoss) return { problem: 'onLoss' };
  if (stopOnProfitMinor === undefined) return { problem: 'stopOnProfitMinor' };
  if (stopOnLossMinor === undefined) return { problem: 'stopOnLossMinor' };
  if (stopOnWinMinor === undefined) return { problem: 'stopOnWinMinor' };
  if (keepBalanceMinor === undefined) return { problem: 'keepBalanceMinor' };
  const config = {
    stakeMinor,
    stepMinor: amountStep(decimals),
    maxStakeMinor,
    numberOfBets,
    onWin,
    onLoss,
    stopOnProfitMinor,
    stopOnLossMinor,
    stopOnWinMinor,
    keepBalanceMinor,
    stopOnFeature: form.stopOnFeature,
  };
  const problem = autoplayProblem(config);
  return problem ? { problem } : { config };
}
