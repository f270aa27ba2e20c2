import { lotterySaleRoutes } from '@croupier/contract/games/lottery-sale.ts';
import { bindRoutes, type BoundRoutes } from '../../../../platform/http/call.ts';
import { createSale, type SaleDeps } from './sale.usecases.ts';

/** What operators see of the lotteries of one merchant and decide about them. */
export function saleConsole(deps: SaleDeps): BoundRoutes {
  const sale = createSale(deps);
  return bindRoutes(lotterySaleRoutes, {
    games: ({ params, language }) => sale.offers({ merchantId: params.merchantCode, language }),
    switchGame: ({ params, body, language, ...operator }) =>
      sale.switchGame({
        merchantId: params.merchantCode,
        lotteryId: params.gameCode,
        ...body,
        language,
        operator,
      }),
    changeRules: ({ params, body, language, ...operator }) =>
      sale.changeRules({
        merchantId: params.merchantCode,
        lotteryId: params.gameCode,
        ...body,
        language,
        operator,
      }),
    prices: ({ params }) => sale.prices({ merchantId: params.merchantCode, lotteryId: params.gameCode }),
    setPrice: ({ params, body, ...operator }) =>
      sale.setPrice({ merchantId: params.merchantCode, lotteryId: params.gameCode, ...body, operator }),
    exposures: ({ params }) => sale.exposures({ merchantId: params.merchantCode, drawId: params.drawId }),
    claims: ({ params, query }) => sale.claims({ merchantId: params.merchantCode, state: query.state }),
    waiveClaim: ({ params, body, ...operator }) =>
      sale.waive({ merchantId: params.merchantCode, ticketId: params.ticketId, ...body, operator }),
  });
}
