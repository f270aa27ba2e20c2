import { signalsDeskRoutes } from '@croupier/contract/promotions/signals-desk.ts';
import { bindRoutes, type BoundRoutes } from '../../../../platform/http/call.ts';
import type { Parts } from '../promotions.types.ts';
import { decide } from './deciding.usecases.ts';
import { listSignals } from './signals.queries.ts';

const MAX_SIGNALS = 100;

export const signalsConsole = (parts: Parts): BoundRoutes =>
  bindRoutes(signalsDeskRoutes, {
    list: async ({ params: { merchantCode: merchantId }, query }) => {
      const { currency } = await parts.merchants.byId(merchantId);
      const isDecided = query.decided === '1';
      return { currency, items: await listSignals(parts.db, { merchantId, isDecided, limit: MAX_SIGNALS }) };
    },
    decide: ({ params, body, ...operator }) =>
      decide(parts, { merchantId: params.merchantCode, id: params.id }, { ...body, operator }),
  });
