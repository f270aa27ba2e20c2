import { depositsRoutes } from '@croupier/contract/payments/deposits.ts';
import { bindRoutes, type BoundRoutes } from '../../../../platform/http/call.ts';
import type { PaymentParts } from '../payments.types.ts';
import type { DepositUsecases } from './deposits.usecases.ts';
import { startDeposit } from './start.usecases.ts';

export const bindDeposits = (parts: PaymentParts, { get, cancel, addSlips }: DepositUsecases): BoundRoutes =>
  bindRoutes(depositsRoutes, {
    start: ({ merchantId, account, body, origin, language, ip, requestId }) =>
      startDeposit(parts, {
        merchantId,
        memberId: account.id,
        id: body.id,
        methodId: body.methodId,
        amountMinor: body.amount,
        origin,
        language,
        by: { actor: account, ip, requestId },
      }),
    get: ({ merchantId, account, params, query, language }) =>
      get({
        merchantId,
        memberId: account.id,
        id: params.id,
        returned: query.returned === '1',
        language,
      }),
    cancel: ({ merchantId, account, params, language, ip, requestId }) =>
      cancel({
        merchantId,
        memberId: account.id,
        id: params.id,
        language,
        by: { actor: account, ip, requestId },
      }),
    slip: ({ merchantId, account, params, body, language, ip, requestId }) =>
      addSlips({
        merchantId,
        memberId: account.id,
        id: params.id,
        files: body.files,
        language,
        by: { actor: account, ip, requestId },
      }),
  });
