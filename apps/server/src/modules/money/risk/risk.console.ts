import { casesRoutes, riskRulesRoutes } from '@croupier/contract/risk/cases.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import { answerList } from '../../../platform/lists/list-reader.ts';
import { caseReader, flagReader } from './cases.reads.ts';
import { checkCase, closeCase, flagsOfMember, moveCase, openByHand, readCase } from './cases.usecases.ts';
import type { RiskDeps } from './risk.types.ts';
import { askRulesChange } from './settings.usecases.ts';

export const casesConsole = (deps: RiskDeps): BoundRoutes =>
  bindRoutes(casesRoutes, {
    list: (call) => answerList(deps, caseReader, call),
    flags: (call) => answerList(deps, flagReader, call),
    get: ({ params: { merchantCode: merchantId, id } }) => readCase(deps, { merchantId, id }),
    ofMember: ({ params: { merchantCode: merchantId, id } }) =>
      flagsOfMember(deps, { merchantId, memberId: id }),
    open: ({ params: { merchantCode: merchantId, id }, body, ...operator }) =>
      openByHand(deps, { merchantId, memberId: id, ...body }, operator),
    move: ({ params: { merchantCode: merchantId, id }, body, ...operator }) =>
      moveCase(deps, { merchantId, id, ...body }, operator),
    check: ({ params: { merchantCode: merchantId, id }, body, ...operator }) =>
      checkCase(deps, { merchantId, id, ...body }, operator),
    close: ({ params: { merchantCode: merchantId, id }, body, ...operator }) =>
      closeCase(deps, { merchantId, id, ...body }, operator),
  });

export const rulesConsole = (deps: RiskDeps): BoundRoutes =>
  bindRoutes(riskRulesRoutes, {
    get: async ({ params }) => (await deps.merchants.byId(params.merchantCode)).settings.risk,
    change: ({ params, body, ...operator }) =>
      askRulesChange(deps, { merchantId: params.merchantCode, ...body }, operator),
  });
