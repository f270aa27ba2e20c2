import { z } from 'zod';
import { instant } from '../instant.ts';
import { merchantParams } from '../merchants/merchant-params.ts';
import { languageCode } from '../merchants/system.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { defineRoutes } from '../route.ts';
import { gameCategory } from './catalogue.ts';

const MAX_NOTICE_LENGTH = 500;
/** Positions are counted from 1; a category may pin this many games. */
export const MAX_POSITION = 500;

/** What players are told, by language; English is used for missing ones, the standard text if there is none. */
const notice = z.partialRecord(languageCode, z.string().trim().max(MAX_NOTICE_LENGTH));
export type GameNotice = z.infer<typeof notice>;

export const VENDOR_STATES = ['on', 'off', 'maintenance'] as const;
export const GAME_STATES = ['visible', 'hidden', 'maintenance'] as const;
export const vendorState = z.enum(VENDOR_STATES);
export const gameState = z.enum(GAME_STATES);

/** What players of the merchant get, from all settings together: the game, or the reason they don't. */
export const GAME_REACHES = [
  'playable',
  'stopped',
  'maintenance',
  'hidden',
  'vendor_stopped',
  'vendor_maintenance',
  'vendor_off',
  'not_offered',
] as const;
export const gameReach = z.enum(GAME_REACHES);
export type GameReach = z.infer<typeof gameReach>;

const closing = {
  notice,
  /** When the kill switch was used; null while it is off. */
  stoppedAt: instant.nullable(),
  stopNotice: notice,
};

const vendor = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  inHouse: z.boolean(),
  /** What the vendor itself reports. */
  reported: z.enum(['up', 'slow', 'maintenance']),
  state: vendorState,
  ...closing,
  /** From 1 among the vendors that are on; null for one that is off. */
  position: z.int().nullable(),
  games: z.int(),
  /** The last import of its games, and why the newest one failed; null for in-house games. */
  importedAt: instant.nullable(),
  importError: z.string().nullable(),
});
export type ControlledVendor = z.infer<typeof vendor>;

const game = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  category: gameCategory,
  vendor: z.object({ id: z.string(), code: z.string(), name: z.string(), inHouse: z.boolean() }),
  state: gameState,
  ...closing,
  reach: gameReach,
  /** Place among the games that stand first in their category; null for the others, which follow by popularity. */
  position: z.int().nullable(),
  /** Whether it is on the lists of hot games, and whether the merchant decided that. */
  hot: z.boolean(),
  hotSetting: z.boolean().nullable(),
  popularity: z.int(),
  rtpBps: z.int().nullable(),
  artId: z.string(),
});
export type ControlledGame = z.infer<typeof game>;

const vendorParams = merchantParams.extend({ vendorId: z.string().max(64) });
const gameParams = merchantParams.extend({ gameId: z.string().max(96) });
const stopBody = z.object({ notice: notice.default({}) });

/** Operators' calls about the vendors and games of one merchant. Feeds never change what is set here. */
export const gameControlRoutes = defineRoutes({
  vendors: {
    method: 'GET',
    path: '/console/merchants/:merchantCode/vendors',
    summary: 'All vendors, those that the merchant shows first and in its order.',
    access: 'operator',
    permission: 'games.view',
    params: merchantParams,
    response: z.array(vendor),
    errors: ['merchants.not_found'],
  },
  changeVendor: {
    method: 'POST',
    path: '/console/merchants/:merchantCode/vendors/:vendorId',
    summary: 'Switches a vendor on or off at a merchant, or to maintenance with a notice.',
    access: 'operator',
    permission: 'games.manage',
    confirmed: true,
    params: vendorParams,
    body: z.object({ state: vendorState, notice }),
    response: vendor,
    errors: ['merchants.not_found', 'catalogue.vendor_not_found'],
  },
  placeVendor: {
    method: 'POST',
    path: '/console/merchants/:merchantCode/vendors/:vendorId/position',
    summary: 'Moves a vendor to a position among those that are on.',
    access: 'operator',
    permission: 'games.manage',
    params: vendorParams,
    body: z.object({ position: z.int().min(1).max(MAX_POSITION) }),
    response: z.array(vendor),
    errors: ['merchants.not_found', 'catalogue.vendor_not_found', 'catalogue.vendor_off'],
  },
  stopVendor: {
    method: 'POST',
    path: '/console/merchants/:merchantCode/vendors/:vendorId/stop',
    summary: 'The kill switch of a vendor: its games stop at once, and open pages say so within seconds.',
    access: 'operator',
    permission: 'games.kill',
    params: vendorParams,
    body: stopBody,
    response: vendor,
    errors: ['merchants.not_found', 'catalogue.vendor_not_found'],
  },
  startVendor: {
    method: 'DELETE',
    path: '/console/merchants/:merchantCode/vendors/:vendorId/stop',
    summary: 'Ends the stop of a vendor, which returns to its previous state.',
    access: 'operator',
    permission: 'games.kill',
    confirmed: true,
    params: vendorParams,
    response: vendor,
    errors: ['merchants.not_found', 'catalogue.vendor_not_found'],
  },
  games: {
    method: 'GET',
    path: '/console/merchants/:merchantCode/games',
    summary: 'All games of all vendors with what the merchant decided, in the order of the lists.',
    access: 'operator',
    permission: 'games.view',
    params: merchantParams,
    query: pageQuery.extend({
      q: z.string().trim().max(64).optional(),
      category: gameCategory.optional(),
      vendorId: z.string().max(64).optional(),
      reach: gameReach.optional(),
    }),
    response: pageOf(game),
    errors: ['merchants.not_found'],
  },
  changeGame: {
    method: 'POST',
    path: '/console/merchants/:merchantCode/games/:gameId',
    summary: 'Shows or hides a game, or sets it to maintenance; and whether it is hot.',
    access: 'operator',
    permission: 'games.manage',
    confirmed: true,
    params: gameParams,
    body: z.object({
      state: gameState,
      notice,
      /** Null leaves the decision to the vendor's figures. */
      hot: z.boolean().nullable(),
    }),
    response: game,
    errors: ['merchants.not_found', 'catalogue.game_not_found'],
  },
  placeGame: {
    method: 'POST',
    path: '/console/merchants/:merchantCode/games/:gameId/position',
    summary: 'Pins a game to a position in its category, or unpins it.',
    access: 'operator',
    permission: 'games.manage',
    params: gameParams,
    body: z.object({ position: z.int().min(1).max(MAX_POSITION).nullable() }),
    response: game,
    errors: ['merchants.not_found', 'catalogue.game_not_found'],
  },
  stopGame: {
    method: 'POST',
    path: '/console/merchants/:merchantCode/games/:gameId/stop',
    summary: 'The kill switch of a game: no new bets at once, and open pages say so within seconds.',
    access: 'operator',
    permission: 'games.kill',
    params: gameParams,
    body: stopBody,
    response: game,
    errors: ['merchants.not_found', 'catalogue.game_not_found'],
  },
  startGame: {
    method: 'DELETE',
    path: '/console/merchants/:merchantCode/games/:gameId/stop',
    summary: 'Ends the stop of a game, which returns to its previous state.',
    access: 'operator',
    permission: 'games.kill',
    confirmed: true,
    params: gameParams,
    response: game,
    errors: ['merchants.not_found', 'catalogue.game_not_found'],
  },
});
