import { contractsDeskRoutes as routes } from '@croupier/contract/agents/contracts-desk.ts';
import { bindRoutes, type BoundRoutes } from '../../../../platform/http/call.ts';
import { answerList } from '../../../../platform/lists/list-reader.ts';
import { deriveBill } from '../bills/source.usecases.ts';
import { contractView } from '../contract-views.rules.ts';
import { previewView } from '../contracts.routes.ts';
import type { ContractDeps } from '../contracts.types.ts';
import {
  approve,
  contractDetail,
  findDeskBill,
  findRun,
  holdOrRelease,
  runDetail,
  stopByOperator,
} from './desk.usecases.ts';
import { billReader, contractReader, runReader } from './lists.reads.ts';
import { offerToRoot, previewForRoot } from './offers.usecases.ts';
import { askResettlement, findCorrections } from '../resettlement/order.usecases.ts';
import { SETTLEMENT_RULES } from './settings.usecases.ts';

export const contractsConsole = (deps: ContractDeps): BoundRoutes =>
  bindRoutes(routes, {
    contracts: (call) => answerList(deps, contractReader, call),
    runs: (call) => answerList(deps, runReader, call),
    bills: (call) => answerList(deps, billReader, call),
    contract: async ({ params: { merchantCode: merchantId, contractId: id } }) => {
      const { contract, before, downlines, downlineCount } = await contractDetail(deps, { merchantId, id });
      const { currency } = await deps.merchants.byId(merchantId);
      return {
        currency,
        contract: contractView(contract),
        before: before && contractView(before),
        downlines: downlines.map(contractView),
        downlineCount,
      };
    },
    previewOffer: async ({ params: { merchantCode: merchantId }, body }) => {
      const { budget, needsSecond, ...preview } = await previewForRoot(deps, { merchantId, ...body });
      return {
        ...previewView(preview),
        budget: budget.map(({ of, ...each }) => ({ class: of, ...each })),
        needsSecond,
      };
    },
    offerToRoot: async ({ params: { merchantCode: merchantId }, body, ...operator }) => {
      const { contract, request } = await offerToRoot(deps, { merchantId, ...body, operator });
      return { contract: contract && contractView(contract), request };
    },
    withdrawOffer: async ({ params: { merchantCode: merchantId, contractId: id }, body, ...operator }) =>
      contractView(await stopByOperator(deps, 'withdraw', { merchantId, id, ...body, operator })),
    endContract: async ({ params: { merchantCode: merchantId, contractId: id }, body, ...operator }) =>
      contractView(await stopByOperator(deps, 'end', { merchantId, id, ...body, operator })),
    run: async ({ params: { merchantCode: merchantId, runId: id } }) => {
      const { byState, ...detail } = await runDetail(deps, { merchantId, id });
      return { ...detail, byState };
    },
    approveRun: ({ params: { merchantCode: merchantId, runId: id }, body, ...operator }) =>
      approve(deps, { merchantId, id, ...body, operator }),
    corrections: async ({ params: { merchantCode: merchantId, runId: id } }) => {
      const { corrections, validBetMinor, netLossMinor, isOrdered } = await findCorrections(deps, {
        merchantId,
        id,
      });
      return { corrections, validBet: validBetMinor, netLoss: netLossMinor, isOrdered };
    },
    resettle: async ({ params: { merchantCode: merchantId, runId: id }, body, ...operator }) => {
      await findRun(deps, merchantId, id);
      return askResettlement(deps, { merchantId, id, ...body, operator });
    },
    bill: async ({ params: { merchantCode: merchantId, billId } }) => ({
      bill: await findDeskBill(deps, merchantId, billId),
      derivation: await deriveBill(deps.db, { merchantId, billId }),
    }),
    holdBill: ({ params: { merchantCode: merchantId, billId: id }, body, ...operator }) =>
      holdOrRelease(deps, 'hold', { merchantId, id, ...body, operator }),
    releaseBill: ({ params: { merchantCode: merchantId, billId: id }, body, ...operator }) =>
      holdOrRelease(deps, 'release', { merchantId, id, ...body, operator }),
    settlementSettings: async ({ params: { merchantCode } }) =>
      (await deps.merchants.byId(merchantCode)).settings.settlement,
    changeSettlement: async ({ params: { merchantCode: merchantId }, body, ...operator }) => {
      await deps.merchants.byId(merchantId);
      const { settings: payload, reason } = body;
      const { kind, part: subject } = SETTLEMENT_RULES;
      return deps.approvals.ask({ merchantId, kind, subject, payload, reason, operator });
    },
  });
