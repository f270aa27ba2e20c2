import { loyaltyDeskRoutes as routes } from '@croupier/contract/loyalty/desk.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import { answerList } from '../../../platform/lists/list-reader.ts';
import { readGood, saveGood } from './desk/goods.usecases.ts';
import { goodReader, redemptionReader } from './desk/lists.reads.ts';
import { approve, decideMany, reject, reveal } from './desk/redemptions.usecases.ts';
import {
  addExchange,
  addRates,
  dropExchange,
  dropRates,
  readDeskLevels,
  readExchanges,
  readSheets,
  saveLevels,
} from './desk/sheets.usecases.ts';
import type { LoyaltyDeps } from './loyalty.types.ts';

/** The calls of operators about points, goods and levels. */
export const loyaltyConsole = (deps: LoyaltyDeps): BoundRoutes =>
  bindRoutes(routes, {
    goods: (call) => answerList(deps, goodReader, call),
    redemptions: (call) => answerList(deps, redemptionReader, call),
    good: ({ params: { merchantCode: merchantId, goodId } }) => readGood(deps, { merchantId, goodId }),
    putGood: ({ params: { merchantCode: merchantId, goodId }, body: fields, ...operator }) =>
      saveGood(deps, { merchantId, goodId }, { fields, operator }),
    reveal: ({ params: { merchantCode: merchantId, redemptionId: id }, ...operator }) =>
      reveal(deps, { merchantId, id, operator }),
    approve: ({ params: { merchantCode: merchantId, redemptionId: id }, body, ...operator }) =>
      approve(deps, { merchantId, id, operator }, body),
    reject: ({ params: { merchantCode: merchantId, redemptionId: id }, body, ...operator }) =>
      reject(deps, { merchantId, id, operator }, body),
    decideMany: ({ params: { merchantCode: merchantId }, body, ...operator }) =>
      decideMany(deps, { merchantId, operator }, body),
    rates: ({ params }) => readSheets(deps, params.merchantCode),
    addRates: ({ params: { merchantCode: merchantId }, body, ...operator }) =>
      addRates(deps, { merchantId, operator }, body),
    dropRates: ({ params: { merchantCode: merchantId }, body, ...operator }) =>
      dropRates(deps, { merchantId, operator }, body),
    exchange: ({ params }) => readExchanges(deps, params.merchantCode),
    addExchange: ({ params: { merchantCode: merchantId }, body, ...operator }) =>
      addExchange(deps, { merchantId, operator }, body),
    dropExchange: ({ params: { merchantCode: merchantId }, body, ...operator }) =>
      dropExchange(deps, { merchantId, operator }, body),
    levels: ({ params }) => readDeskLevels(deps, params.merchantCode),
    putLevels: ({ params: { merchantCode: merchantId }, body, ...operator }) =>
      saveLevels(deps, { merchantId, operator }, body),
  });
