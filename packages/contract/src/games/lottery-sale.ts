import { z } from 'zod';
import { requestReason } from '../access/approvals.ts';
import { id } from '../ids.ts';
import { instant } from '../instant.ts';
import { merchantParams } from '../merchants/merchant-params.ts';
import { money } from '../money.ts';
import { defineRoutes } from '../route.ts';
import { lotteryCode } from './lottery-draws.ts';
import { lotteryDocument, playCode } from './lottery-rules.ts';

const MAX_CELL_LENGTH = 32;
const gameParams = merchantParams.extend({ gameCode: lotteryCode });

const soldLottery = z.object({
  gameCode: lotteryCode,
  name: z.string(),
  family: z.string(),
  mode: z.enum(['LOTT', 'ZY', 'ELOTT', 'SEA']),
  catalogue: z.string(),
  isOn: z.boolean(),
  /** 0 until the merchant has rules of its own; `rules` are then what it would start with. */
  version: z.int(),
  effectiveAt: instant.nullable(),
  rules: lotteryDocument,
});

const price = z.object({
  drawId: id.nullable().describe('null: in all draws'),
  market: playCode,
  cell: z.string().min(1).max(MAX_CELL_LENGTH),
  priceBps: z.int().min(0).max(10_000),
});

const claim = z.object({
  ticketId: id,
  run: z.int(),
  memberId: id,
  account: z.string(),
  gameCode: lotteryCode,
  drawNumber: z.string(),
  currency: z.string(),
  owed: money,
  collected: money,
  state: z.enum(['open', 'collected', 'waived', 'replaced']),
  at: instant,
});

/** What operators decide about the lotteries of one merchant. */
export const lotterySaleRoutes = defineRoutes({
  games: {
    method: 'GET',
    path: '/console/merchants/:merchantCode/lottery/games',
    summary: 'Every lottery that the merchant may sell, with its rules.',
    access: 'operator',
    permission: 'games.view',
    params: merchantParams,
    response: z.array(soldLottery),
  },
  switchGame: {
    method: 'PUT',
    path: '/console/merchants/:merchantCode/lottery/games/:gameCode',
    summary: 'Puts a lottery on sale, or takes it off. Tickets that are sold stand.',
    access: 'operator',
    permission: 'games.manage',
    params: gameParams,
    body: z.object({ isOn: z.boolean(), reason: requestReason }),
    response: soldLottery,
    errors: ['lottery.not_found'],
  },
  changeRules: {
    method: 'PUT',
    path: '/console/merchants/:merchantCode/lottery/rules/:gameCode',
    summary: 'Changes groups, limits and plays from now on. Bets keep what they were bought under.',
    access: 'operator',
    permission: 'games.manage',
    confirmed: true,
    params: gameParams,
    body: z.object({
      /** The version that the operator has seen. */
      version: z.int().min(0),
      rules: lotteryDocument,
      reason: requestReason,
    }),
    response: soldLottery,
    errors: ['lottery.not_found', 'lottery.terms_changed', 'lottery.rules_invalid'],
  },
  prices: {
    method: 'GET',
    path: '/console/merchants/:merchantCode/lottery/prices/:gameCode',
    summary: 'Numbers that are closed or pay less.',
    access: 'operator',
    permission: 'games.view',
    params: gameParams,
    response: z.array(price),
  },
  setPrice: {
    method: 'PUT',
    path: '/console/merchants/:merchantCode/lottery/prices/:gameCode',
    summary: 'Sets the price of a number; 10000 is the full one, 0 closes it.',
    access: 'operator',
    permission: 'games.manage',
    params: gameParams,
    body: price.extend({ reason: requestReason }),
    response: z.array(price),
    errors: ['lottery.not_found', 'lottery.draw_not_found', 'lottery.pick_invalid'],
  },
  exposures: {
    method: 'GET',
    path: '/console/merchants/:merchantCode/lottery/exposures/:drawId',
    summary: 'What the house pays in a draw if a number comes, the most first; 200 at most.',
    access: 'operator',
    permission: 'games.view',
    params: merchantParams.extend({ drawId: id }),
    response: z.object({
      limit: money,
      cells: z.array(z.object({ market: z.string(), cell: z.string(), liability: money })),
    }),
    errors: ['lottery.draw_not_found'],
  },
  claims: {
    method: 'GET',
    path: '/console/merchants/:merchantCode/lottery/claims',
    summary: 'What corrections could not take back, newest first; 200 at most.',
    access: 'operator',
    permission: 'rounds.view',
    params: merchantParams,
    query: z.object({ state: z.enum(['open', 'collected', 'waived']).default('open') }),
    response: z.array(claim),
  },
  waiveClaim: {
    method: 'POST',
    path: '/console/merchants/:merchantCode/lottery/claims/:ticketId/waive',
    summary: 'Gives up what is still owed for a ticket. What was collected stays.',
    access: 'operator',
    permission: 'rounds.void',
    confirmed: true,
    params: merchantParams.extend({ ticketId: id }),
    body: z.object({ run: z.int().min(1), reason: requestReason }),
    response: claim,
    errors: ['lottery.claim_not_found', 'lottery.claim_over'],
  },
});
