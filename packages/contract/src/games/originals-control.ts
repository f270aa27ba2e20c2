import { merchantParams } from '../merchants/merchant-params.ts';
import { defineRoutes } from '../route.ts';
import { originalsRoutes } from './originals.ts';

/** Operators' calls about the in-house games. */
export const originalsControlRoutes = defineRoutes({
  returns: {
    method: 'GET',
    path: '/console/merchants/:merchantCode/returns',
    summary: 'The return of each in-house game by its rules, and what it has paid so far.',
    access: 'operator',
    permission: 'games.view',
    params: merchantParams,
    response: originalsRoutes.returns.response,
    errors: ['merchants.not_found'],
  },
});
