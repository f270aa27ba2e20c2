import { setTimeout as pause } from 'node:timers/promises';
import { appError } from '../../../../platform/http/errors.ts';
import type { Logger } from '../../../../platform/log.ts';
import type { DemoLaunch, GameLaunch, LaunchedGame, Visitor } from '../../catalogue/index.ts';
import type { OpenedAccount, VendorAccounts } from '../accounts/accounts.usecases.ts';
import type { Players } from '../players/players.usecases.ts';
import { LAUNCH_MILLISECONDS } from '../vendors.config.ts';
import { vendorsErrors } from '../vendors.errors.ts';
import type { LaunchVisit, Refused, Unknown, VendorClient } from '../vendors.types.ts';
import { checkedUrl } from './visits.rules.ts';
import type { Visits } from './visits.usecases.ts';

export type LaunchDeps = {
  accounts: Pick<VendorAccounts, 'ofVendor'>;
  players: Pick<Players, 'nameOf'>;
  visits: Pick<Visits, 'open' | 'end'>;
  clientOf: (opened: OpenedAccount) => VendorClient;
  /** Refuses a member who may not play. */
  checkMember: (member: { merchantId: string; memberId: string }) => Promise<void>;
  /** Moves money to a vendor that keeps it. @returns the account that the player is to be asked about */
  fundVisit: (
    opened: OpenedAccount,
    visit: { merchantId: string; memberId: string; id: string },
  ) => Promise<string | null>;
  /** Whether vendors on this machine are allowed. */
  allowsLoopback: boolean;
  log: Pick<Logger, 'warn'>;
};

type Asked = Awaited<ReturnType<VendorClient['launch']>>;

const TOO_LATE: Unknown = { unknown: true, reason: 'timeout' };

const ask = (client: VendorClient, visit: LaunchVisit): Promise<{ url: string } | Refused | Unknown> =>
  Promise.race([client.launch(visit), pause(LAUNCH_MILLISECONDS, TOO_LATE, { ref: false })]);

/** @throws `vendors.not_answering`, `vendors.launch_refused` */
function urlOf(
  { allowsLoopback, log }: Pick<LaunchDeps, 'allowsLoopback' | 'log'>,
  { account }: OpenedAccount,
  answer: Asked,
): string {
  const about = { accountId: account.id, adapter: account.adapter };
  if ('unknown' in answer) {
    log.warn({ ...about, reason: answer.reason }, 'the vendor did not answer a launch');
    throw appError(vendorsErrors.notAnswering);
  }
  const url = 'url' in answer ? checkedUrl(answer.url, { hosts: account.hosts, allowsLoopback }) : undefined;
  if (url !== undefined) return url;
  const reason = 'refused' in answer ? answer.refused : 'not an address of the account';
  log.warn({ ...about, reason }, 'the vendor refused a launch');
  throw appError(vendorsErrors.launchRefused);
}

const PHONE = /android|iphone|ipad|mobile/i;

/** What a vendor is told about the visitor of any game. */
const aboutVisitor = ({ language, country, userAgent, ip, origin }: Visitor) => ({
  language,
  country,
  device: PHONE.test(userAgent) ? ('phone' as const) : ('desktop' as const),
  address: ip,
  returnUrl: `${origin}/`,
  depositUrl: `${origin}/member/depositv2`,
});

/**
 * Opens the demo of a vendor's game. The vendor keeps its play money, so we store nothing.
 *
 * @returns null if the merchant has no account for the vendor
 * @throws `vendors.stopped`, `vendors.not_answering`, `vendors.launch_refused`
 */
export async function launchDemo(
  deps: Pick<LaunchDeps, 'accounts' | 'clientOf' | 'allowsLoopback' | 'log'>,
  { game, ...visitor }: DemoLaunch,
): Promise<{ url: string } | null> {
  const opened = await deps.accounts.ofVendor(visitor.merchantId, game.vendor.id);
  if (!opened) return null;
  const { account } = opened;
  if (account.state !== 'open') throw appError(vendorsErrors.stopped);
  const answer = await ask(deps.clientOf(opened), {
    ...aboutVisitor(visitor),
    player: '',
    token: '',
    gameCode: game.code,
    currency: account.currency,
    demo: true,
  });
  return { url: urlOf(deps, opened, answer) };
}

/**
 * Opens a vendor's game: the visit is stored before the vendor is asked, because it may call us before it answers.
 *
 * @returns null if the merchant has no account for the vendor
 * @throws `vendors.stopped`, `vendors.transfer_open`, `vendors.not_answering`, `vendors.launch_refused`, or why the member may not play
 */
export async function launchGame(deps: LaunchDeps, launch: GameLaunch): Promise<LaunchedGame | null> {
  const { merchantId, memberId, sessionId, game } = launch;
  const opened = await deps.accounts.ofVendor(merchantId, game.vendor.id);
  if (!opened) return null;
  const { account } = opened;
  if (account.state !== 'open') throw appError(vendorsErrors.stopped);
  await deps.checkMember({ merchantId, memberId });
  const player = await deps.players.nameOf(account, memberId);
  const { currency } = account;
  const visit = await deps.visits.open(account, { memberId, sessionId, gameId: game.id, currency });
  try {
    const walletId = await deps.fundVisit(opened, { merchantId, memberId, id: visit.id });
    const answer = await ask(deps.clientOf(opened), {
      ...aboutVisitor(launch),
      player,
      token: visit.token,
      gameCode: game.code,
      currency,
      demo: false,
      place: launch.place,
    });
    return { url: urlOf(deps, opened, answer), target: 'frame', visitId: visit.id, walletId };
  } catch (error) {
    await deps.visits.end({ merchantId, id: visit.id }, 'left');
    throw error;
  }
}
