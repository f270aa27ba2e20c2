import { withdrawalsRoutes as routes } from '@croupier/contract/payments/withdrawals.ts';
import { bindRoutes, type BoundRoutes } from '../../../../platform/http/call.ts';
import { confirmReceipt, openDispute, readBankProof } from '../receipts/receipts.usecases.ts';
import { requestWithdrawal } from './request.usecases.ts';
import { viewWithdrawal } from './view.usecases.ts';
import { cancelWithdrawal, withdrawalTerms } from './withdrawals.usecases.ts';
import type { WithdrawalDeps } from './withdrawals.types.ts';

type Call = { merchantId: string; account: { id: string }; params: { id: string }; language: string };

const keyOf = ({ merchantId, account, params, language }: Call) => ({
  merchantId,
  memberId: account.id,
  id: params.id,
  language,
});

export const withdrawalsRoutes = (deps: WithdrawalDeps): BoundRoutes =>
  bindRoutes(routes, {
    terms: ({ merchantId, account }) => withdrawalTerms(deps, { merchantId, memberId: account.id }),
    request: ({ merchantId, account, language, body: { amount, ...body }, ...caller }) =>
      requestWithdrawal(
        deps,
        { ...body, merchantId, memberId: account.id, amountMinor: amount, language },
        { ...caller, account },
      ),
    get: (call) => viewWithdrawal(deps, keyOf(call)),
    cancel: (call) => cancelWithdrawal(deps, keyOf(call), call),
    bankProof: (call) => readBankProof(deps, { ...keyOf(call), fileId: call.params.fileId }),
    receipt: (call) => confirmReceipt(deps, keyOf(call), call),
    dispute: (call) =>
      openDispute(deps, { ...keyOf(call), ...call.body, receivedMinor: call.body.received }, call),
  });
