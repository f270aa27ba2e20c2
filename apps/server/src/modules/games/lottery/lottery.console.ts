import { lotteryDeskRoutes } from '@croupier/contract/games/lottery-desk.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import { readDeskDraw, readDeskDraws } from './results/desk.usecases.ts';
import { enterResult, type EntryDeps } from './results/entries.usecases.ts';
import { listCalendar } from './schedules/calendar.queries.ts';
import { moveDay, type CalendarDeps } from './schedules/calendar.usecases.ts';

/** What operators see and do about draws. */
export const drawConsole = (deps: EntryDeps & CalendarDeps): BoundRoutes =>
  bindRoutes(lotteryDeskRoutes, {
    draws: ({ query, rights }) =>
      readDeskDraws(deps, { ...query, brands: rights.merchantsWith('games.view') }),
    draw: ({ params: { id }, rights }) =>
      readDeskDraw(deps, { id, brands: rights.merchantsWith('games.view') }),
    enterResult: async ({ params, body, ...operator }) => ({
      state: await enterResult(deps, { ...body, drawId: params.id, operator }),
    }),
    calendar: () => listCalendar(deps.db),
    moveDay: ({ body, ...operator }) => moveDay(deps, { ...body, operator }),
  });
