import { deliveryRoutes } from '@croupier/contract/access/delivery.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import { sendTestMessage, type TestMessageDeps } from './test-message.usecases.ts';

export const deliveryConsole = (deps: TestMessageDeps): BoundRoutes =>
  bindRoutes(deliveryRoutes, {
    test: async ({ params, body, ...operator }) => {
      await sendTestMessage(deps, { merchantId: params.merchantCode, ...body }, operator);
      return null;
    },
  });
