import { LIST_EVERYTHING, LIST_PAGE_SIZE } from '@croupier/contract/games/list-sizes.ts';
import { FEEDBACK_LENGTH } from '@croupier/contract/engagement/feedback.ts';
import { LANGUAGES } from '@croupier/contract/merchants/system.ts';
import { WINNER_BOARD_LIMIT } from '@croupier/contract/games/winners.ts';
import { expect, test } from 'vitest';
import {
  ANNOUNCEMENT_PAGE_SIZE,
  BANNERS,
  BIGGEST_WINS_SHOWN,
  CHUNK_TIMEOUT_MILLISECONDS,
  CLIENT,
  GAP_MILLISECONDS,
  HOME_VENDORS_MAX,
  SIMULATED_JACKPOT,
  LARGE_MENU_ABOVE,
  SLIDERS,
} from './lobby-limits.ts';
import { DAY_SECONDS } from '../sign-in/remembered-name.ts';
import { TOO_MANY_MINUTES } from '@croupier/web/forms/use-code-sending.ts';

// Changing one of these values changes how the lobby behaves, which should be deliberate.
test.each([
  ['announcements of a page', ANNOUNCEMENT_PAGE_SIZE, 9],
  ['games of a page', LIST_PAGE_SIZE, 20],
  ['games of a list of everything', LIST_EVERYTHING, 999],
  ['winner board', WINNER_BOARD_LIMIT, 20],
  ['biggest wins', BIGGEST_WINS_SHOWN, 9],
  ['vendors of a home section', HOME_VENDORS_MAX, 12],
  ['vendors above which the menu is large', LARGE_MENU_ABOVE, 10],
  ['rows of a list', SLIDERS.rows, 2],
  ['games in view', SLIDERS.games, 6],
  ['promotions in view', SLIDERS.promotions, 3],
  ['hot games, ms', SLIDERS.hotAutoplayMilliseconds, 1_200],
  ['banners, ms', BANNERS.autoplayMilliseconds, 5_000],
  ['speed of banners, ms', BANNERS.speedMilliseconds, 1_000],
  ['between banners, px', BANNERS.gapPx, 20.3],
  ['favourites, ms', GAP_MILLISECONDS, 1_000],
  ['wait after too many codes, minutes', TOO_MANY_MINUTES, 5],
  ['remembered, s', DAY_SECONDS, 86_400],
  ['feedback from', FEEDBACK_LENGTH.min, 20],
  ['feedback to', FEEDBACK_LENGTH.max, 200],
  ['jackpot begins from', SIMULATED_JACKPOT.startMin, 20_000_000],
  ['jackpot begins to', SIMULATED_JACKPOT.startMax, 21_000_000],
  ['jackpot grows from', SIMULATED_JACKPOT.stepMin, 100],
  ['jackpot grows to', SIMULATED_JACKPOT.stepMax, 500],
  ['jackpot grows after, ms', SIMULATED_JACKPOT.everyMinMilliseconds, 3_000],
  ['jackpot grows at the latest after, ms', SIMULATED_JACKPOT.everyMaxMilliseconds, 5_000],
  ['script, ms', CHUNK_TIMEOUT_MILLISECONDS, 120_000],
  ['client type', CLIENT.clientType, 3],
  ['platform', CLIENT.platform, 'WEB'],
  ['default language', LANGUAGES[0], 'EN'],
])('%s: %s', (_name, ours, specified) => {
  expect(ours).toBe(specified);
});
