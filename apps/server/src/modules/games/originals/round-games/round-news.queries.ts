import { arrayOf, type Statement } from '../../../../platform/db/statement.ts';

export const ROUND_NEWS_CHANNEL = 'round_games';

export const notifyRounds = (texts: readonly string[]): Statement => ({
  name: 'notify_round_games',
  text: 'select pg_notify($1, news.text) from unnest($2::text[]) as news (text)',
  values: [ROUND_NEWS_CHANNEL, arrayOf(texts, (text) => text)],
});
