import type { SiteApi } from '@croupier/contract/api.ts';
import { decode, encode } from 'zod/v4/core';

type Group = () => Promise<{ api: Partial<SiteApi> }>;

const lobby: Group = () => import('./lobby-schemas.ts');
const account: Group = () => import('./account-schemas.ts');
const cashier: Group = () => import('./cashier-schemas.ts');
const play: Group = () => import('./play-schemas.ts');
const rewards: Group = () => import('./rewards-schemas.ts');
const lottery: Group = () => import('./lottery-schemas.ts');
const agents: Group = () => import('./agents-schemas.ts');

/**
 * The script with the schemas of each module. Building all schemas at once takes a phone about 200 ms, so a page builds
 * those of the calls that it makes.
 */
export const SCHEMA_GROUPS: Readonly<Record<keyof SiteApi, Group>> = {
  system: lobby,
  content: lobby,
  catalogue: lobby,
  winners: lobby,
  jackpot: lobby,
  liveBets: lobby,
  captcha: account,
  verification: account,
  session: account,
  identity: account,
  account,
  factors: account,
  files: account,
  kyc: account,
  wallet: account,
  messages: account,
  feedback: account,
  protection: account,
  paymentMethods: cashier,
  deposits: cashier,
  beneficiaries: cashier,
  withdrawals: cashier,
  records: cashier,
  rounds: play,
  originals: play,
  crash: play,
  vendorPlay: play,
  vendorWallets: play,
  bonuses: rewards,
  points: rewards,
  mall: rewards,
  vip: rewards,
  missions: rewards,
  races: rewards,
  raffles: rewards,
  envelopes: rewards,
  wheels: rewards,
  referrals: rewards,
  promotions: rewards,
  rewards,
  lotteryDraws: lottery,
  lottery,
  lotteryTickets: lottery,
  lotteryChases: lottery,
  network: agents,
  rebates: agents,
  teams: agents,
  lineTransfers: agents,
  contracts: agents,
  contractMoney: agents,
};

export const zod = { decode, encode };
