import { Button } from '@croupier/ui/buttons/Button.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { SkipForward } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDrawNews } from '../shared/draws/use-draw-news.ts';
import { hitsOf } from './hits-of.ts';
import { MyBets } from './MyBets.tsx';
import { myDrawQuery } from './my-bets.queries.ts';
import { RevealOutcome } from './RevealOutcome.tsx';
import { RevealStage } from './RevealStage.tsx';
import { useLanding } from './use-landing.ts';

export type DrawRevealProps = {
  drawId: string;
  /** As the server names it, or the code of a catalogue. */
  family: string;
  /** The draw's number. */
  number: string;
  /** The result. */
  numbers: readonly string[];
  /** Shows the result without motion, such as one that the reader has seen before. */
  isAtOnce?: boolean | undefined;
  /** Called once, when the whole result is shown. */
  onDone?: (() => void) | undefined;
};

/** A result that appears bit by bit, with the reader's bets and what they win. */
export const DrawReveal = (props: DrawRevealProps) => (
  <Reveal key={`${props.drawId} ${props.numbers.join()}`} {...props} />
);

const SETTLING_MILLISECONDS = 2_000;

function Reveal({ drawId, family, number, numbers, isAtOnce, onDone }: DrawRevealProps) {
  const t = useTranslations('lotteryReveal');
  const queryClient = useQueryClient();
  const { landed, isDone, skip } = useLanding(family, numbers.length, isAtOnce);
  const [isSkipped, setSkipped] = useState(isAtOnce ?? false);
  const { data: mine } = useQuery({
    ...myDrawQuery(drawId),
    refetchInterval: ({ state: { data } }) => (data && !data.isSettled ? SETTLING_MILLISECONDS : false),
  });
  useDrawNews((news) => {
    if (news?.drawId === drawId) void queryClient.invalidateQueries(myDrawQuery(drawId));
  });
  useEffect(() => {
    if (isDone) onDone?.();
    // oxlint-disable-next-line react/exhaustive-deps -- told once, whatever the caller passes later
  }, [isDone]);
  const tickets = mine?.tickets;
  const hits = useMemo(() => hitsOf(tickets ?? [], numbers), [tickets, numbers]);
  const skipNow = (): void => {
    setSkipped(true);
    skip();
  };
  return (
    <section aria-label={t('title', { number })} className="grid gap-3">
      <RevealStage {...{ family, numbers, landed, hits, isSkipped }} />
      <output className="sr-only">{isDone && t('result', { number, numbers: numbers.join(', ') })}</output>
      {tickets && <MyBets {...{ family, tickets, numbers, landed }} />}
      <div
        className={isDone && !tickets?.length ? 'hidden' : 'grid min-h-10 place-items-center'}
        aria-live="polite"
      >
        {isDone && mine && mine.tickets.length > 0 && <RevealOutcome mine={mine} />}
        {!isDone && (
          <Button size="sm" variant="ghost" onClick={skipNow}>
            <SkipForward aria-hidden />
            {t('skip')}
          </Button>
        )}
      </div>
    </section>
  );
}
