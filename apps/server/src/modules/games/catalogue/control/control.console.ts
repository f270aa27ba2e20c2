import { gameControlRoutes as routes } from '@croupier/contract/games/game-control.ts';
import { bindRoutes, type BoundRoutes } from '../../../../platform/http/call.ts';
import { changeGame, changeVendor, listGames, listVendors, type ControlDeps } from './control.usecases.ts';
import { placeGame, placeVendor } from './order.usecases.ts';

/** The kill switch overrides the other settings and leaves them as they are. */
export const controlConsole = (deps: ControlDeps): BoundRoutes =>
  bindRoutes(routes, {
    vendors: ({ params }) => listVendors(deps, params.merchantCode),
    changeVendor: ({ params, body: { state, notice }, ...operator }) =>
      changeVendor(deps, params, operator, {
        action: 'vendor.changed',
        to: (before) => ({
          ...before,
          shown: state !== 'off',
          maintenance: state === 'maintenance',
          notice,
        }),
      }),
    placeVendor: ({ params, body, ...operator }) => placeVendor(deps, { params, body }, operator),
    stopVendor: ({ params, body, ...operator }) =>
      changeVendor(deps, params, operator, {
        action: 'vendor.stopped',
        to: (before) => ({
          ...before,
          stoppedAt: before.stoppedAt ?? deps.clock.now(),
          stopNotice: body.notice,
        }),
      }),
    startVendor: ({ params, ...operator }) =>
      changeVendor(deps, params, operator, {
        action: 'vendor.started',
        to: (before) => ({ ...before, stoppedAt: null, stopNotice: {} }),
      }),
    games: ({ params, query, language }) =>
      listGames(deps, { ...query, merchantId: params.merchantCode, language }),
    changeGame: ({ params, body: { state, notice, hot }, language, ...operator }) =>
      changeGame(deps, { ...params, language }, operator, {
        action: 'game.changed',
        to: (before) => ({ ...before, state, notice, hot }),
      }),
    placeGame: ({ params, body, language, ...operator }) =>
      placeGame(deps, { params, body, language }, operator),
    stopGame: ({ params, body, language, ...operator }) =>
      changeGame(deps, { ...params, language }, operator, {
        action: 'game.stopped',
        to: (before) => ({
          ...before,
          stoppedAt: before.stoppedAt ?? deps.clock.now(),
          stopNotice: body.notice,
        }),
      }),
    startGame: ({ params, language, ...operator }) =>
      changeGame(deps, { ...params, language }, operator, {
        action: 'game.started',
        to: (before) => ({ ...before, stoppedAt: null, stopNotice: {} }),
      }),
  });
