import { onDrawNews, type DrawNews } from '@croupier/web/realtime/draws.ts';
import { useEffect, useEffectEvent } from 'react';

/** Calls back when a draw changes; with undefined after a reconnect, when changes may have been missed. */
export function useDrawNews(onNews: (news: DrawNews | undefined) => void): void {
  const hear = useEffectEvent(onNews);
  useEffect(() => onDrawNews((news) => hear(news)), []);
}
