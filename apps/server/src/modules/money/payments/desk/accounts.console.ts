import { accountDeskRoutes } from '@croupier/contract/payments/account-desk.ts';
import { bindRoutes, type BoundRoutes } from '../../../../platform/http/call.ts';
import { askAccountChange } from '../accounts/account-change.usecases.ts';
import { askMethodChange, openMethod } from '../channels/method-change.usecases.ts';
import type { PaymentParts } from '../payments.types.ts';
import { changeAccountState, deskAccounts, deskMethods, testAccount } from './accounts.usecases.ts';

export const accountsConsole = (parts: PaymentParts): BoundRoutes =>
  bindRoutes(accountDeskRoutes, {
    accounts: ({ params }) => deskAccounts(parts, params.merchantCode),
    change: ({ params, body, ...operator }) =>
      askAccountChange(parts, { merchantId: params.merchantCode, ...body, operator }),
    setState: ({ params: { merchantCode: merchantId, id }, body, ...operator }) =>
      changeAccountState(parts, { key: { merchantId, id }, ...body, operator }),
    test: ({ params: { merchantCode: merchantId, id } }) => testAccount(parts, { merchantId, id }),
    methods: ({ params }) => deskMethods(parts, params.merchantCode),
    changeMethod: ({
      params: { merchantCode: merchantId, ...key },
      body: { key: requestId, ...payload },
      ...operator
    }) => askMethodChange(parts, { key: { merchantId, ...key }, requestId, payload, operator }),
    setMethodOpen: ({ params: { merchantCode: merchantId, ...key }, body, ...operator }) =>
      openMethod(parts, { key: { merchantId, ...key }, ...body, operator }),
  });
