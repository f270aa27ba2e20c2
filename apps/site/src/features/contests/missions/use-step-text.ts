import type { MissionStep } from '@croupier/contract/contests/shapes.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useTranslations } from 'use-intl';
import { useOriginals } from '../../../shared/games/games.queries.ts';
import { useRateClassName } from '../../../shared/rates/use-rate-class-name.ts';

const ONE = 10_000n;

/** A step in words, and its numbers as they are counted. */
export function useStepText() {
  const t = useTranslations('missions');
  const format = useFormat();
  const className = useRateClassName();
  const { data: games = [] } = useOriginals();
  const whatOf = ({ class: of, gameId }: MissionStep): string | undefined => {
    if (gameId !== null) return games.find((game) => game.gameId === gameId)?.displayName ?? gameId;
    return of === null ? undefined : className(of);
  };
  const amountOf = (step: MissionStep, amount: bigint): string =>
    step.do === 'rounds' ? format.number(Number(amount / ONE)) : format.amount(amount);
  return {
    amountOf,
    title: (step: MissionStep): string => {
      const what = whatOf(step);
      const amount = amountOf(step, step.target);
      const count = Number(step.target / ONE);
      if (step.do === 'bet') return what ? t('do.betOn', { amount, what }) : t('do.bet', { amount });
      if (step.do === 'rounds') return what ? t('do.roundsOn', { count, what }) : t('do.rounds', { count });
      if (step.do === 'deposit') return t('do.deposit', { amount });
      if (step.event === 'member.mobile_bound') return t('do.mobile');
      return step.event === 'member.signed_in' ? t('do.signIn') : t('do.other');
    },
  };
}
