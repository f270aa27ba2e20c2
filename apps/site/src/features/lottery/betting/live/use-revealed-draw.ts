import { useState } from 'react';
import { useDrawNews } from '../../shared/draws/use-draw-news.ts';

/** A result that arrived while the page was open. */
export type RevealedDraw = { id: string; number: string; numbers: readonly string[] };

/** The newest result of a lottery that arrives while the page is open, until it is closed. */
export function useRevealedDraw(gameCode: string) {
  const [revealed, setRevealed] = useState<RevealedDraw>();
  useDrawNews((news) => {
    if (news?.gameCode !== gameCode || news.state !== 'drawn' || news.numbers.length === 0) return;
    const { drawId: id, number, numbers } = news;
    setRevealed({ id, number, numbers });
  });
  return { revealed, close: () => setRevealed(undefined) };
}
