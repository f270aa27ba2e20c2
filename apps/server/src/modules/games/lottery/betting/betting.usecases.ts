import type { LotteryGame, LotteryRoom } from '@croupier/contract/games/lottery-play.ts';
import { MAX_CHASE_DRAWS } from '@croupier/contract/games/lottery-play.ts';
import { MAX_TICKET_BETS, MAX_TICKET_LINES } from '@croupier/contract/games/lottery-tickets.ts';
import type { LobbyLottery } from '@croupier/contract/games/lottery-draws.ts';
import { MAX_MULTIPLIER } from '@croupier/fairplay/lottery/chase.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { createFresh } from '../../../../platform/fresh.ts';
import { publicName } from '../../../access/members/index.ts';
import { listOpened } from '../draws/lobby.reads.ts';
import { nameIn, withDraws } from '../draws/lobby.usecases.ts';
import type { ShownLotteries } from '../draws/shown.usecases.ts';
import { CATALOGUES } from '../lottery.config.ts';
import type { MemberTermsOf } from '../terms/terms.usecases.ts';
import { lotteryEngine } from '../tickets/engine.rules.ts';
import { groupsOf } from '../tickets/tickets.rules.ts';
import {
  countTickets,
  listComing,
  listLatest,
  listPlayedLotteries,
  listPrices,
  listTight,
  listWinners,
  type RoomRow,
} from './betting.reads.ts';
import { playsOnSale } from './offer.rules.ts';

export type BettingDeps = { db: Db; clock: Clock; shown: ShownLotteries; termsFor: MemberTermsOf };

type Asked = { merchantId: string; memberId: string; language: string };
type AskedGame = Asked & { gameCode: string };

const ROOM_MILLISECONDS = 3_000;
const ROOM_ROWS = 10;
const MAX_TIGHT = 100;
/** Numbers with less than this part of their limit are told. */
const TIGHT_PART = 10n;
const RECENT_TICKETS = 200;

/** What a betting page shows. */
export function createBetting({ db, clock, shown, termsFor }: BettingDeps) {
  const rooms = createFresh<Omit<LotteryRoom, 'now'>>({ clock, milliseconds: ROOM_MILLISECONDS });

  /** @throws `lottery.not_found` */
  const game = async ({ merchantId, memberId, language, gameCode }: AskedGame): Promise<LotteryGame> => {
    const now = clock.now();
    const lottery = await shown.get(merchantId, gameCode);
    const [{ terms, document }, [draw], [last]] = await Promise.all([
      termsFor({ merchantId, memberId, lotteryId: gameCode, mode: lottery.mode }),
      listComing(db, { lotteryId: gameCode, now, limit: 1 }),
      listOpened(db, [gameCode], 1),
    ]);
    const catalogue = draw?.catalogue ?? CATALOGUES[lottery.family];
    const groups = groupsOf(terms, '');
    const { minBetMinor, maxBetMinor, maxDrawStakeMinor, maxPayoutMinor } = terms.limits;
    return {
      now,
      gameCode,
      name: nameIn(lottery.names, language),
      family: lottery.family,
      mode: lottery.mode,
      isOwn: lottery.source === 'own',
      catalogue,
      rulesVersion: terms.version,
      rateBps: terms.rateBps,
      minGroup: groups.min,
      maxGroup: groups.max,
      units: document.units,
      limits: {
        minBet: minBetMinor,
        maxBet: maxBetMinor,
        maxDrawStake: maxDrawStakeMinor,
        maxPayout: maxPayoutMinor,
        maxBets: MAX_TICKET_BETS,
        maxLines: MAX_TICKET_LINES,
      },
      plays: playsOnSale(lotteryEngine, { catalogue, terms }),
      prices: draw ? await listPrices(db, { merchantId, lotteryId: gameCode, drawId: draw.id }) : [],
      draw: draw ?? null,
      last: last ?? null,
      chase: { maxSteps: MAX_CHASE_DRAWS, maxMultiplier: MAX_MULTIPLIER },
    };
  };

  const readRoom = async (
    of: { merchantId: string; lotteryId: string },
    limitMinor: bigint,
  ): Promise<Omit<LotteryRoom, 'now'>> => {
    const [draw] = await listComing(db, { lotteryId: of.lotteryId, now: clock.now(), limit: 1 });
    const wins = await listWinners(db, { ...of, limit: ROOM_ROWS });
    const winners = wins.map(({ payoutMinor: payout, drawNumber, ...row }) => ({
      ...wireRow(row),
      payout,
      drawNumber,
    }));
    if (!draw) return { draw: null, tickets: 0, members: 0, prices: [], tight: [], latest: [], winners };
    const key = { ...of, drawId: draw.id };
    const minRoomMinor = limitMinor / TIGHT_PART;
    const [counts, prices, tight, latest] = await Promise.all([
      countTickets(db, key),
      listPrices(db, key),
      listTight(db, { ...key, limitMinor, minRoomMinor, limit: MAX_TIGHT }),
      listLatest(db, { ...key, limit: ROOM_ROWS }),
    ]);
    return { draw, ...counts, prices, tight, latest: latest.map(wireRow), winners };
  };

  /** The same for all members of a merchant for some seconds. @throws `lottery.not_found` */
  const room = async ({ merchantId, memberId, gameCode }: AskedGame): Promise<LotteryRoom> => {
    const { mode } = await shown.get(merchantId, gameCode);
    const { terms } = await termsFor({ merchantId, memberId, lotteryId: gameCode, mode });
    const of = { merchantId, lotteryId: gameCode };
    const told = await rooms.get(`${merchantId}/${gameCode}`, () => readRoom(of, terms.limits.maxCellMinor));
    return { now: clock.now(), ...told };
  };

  /** @throws `lottery.not_found` */
  const coming = async ({ merchantId, gameCode, limit }: AskedGame & { limit: number }) => {
    await shown.get(merchantId, gameCode);
    return listComing(db, { lotteryId: gameCode, now: clock.now(), limit });
  };

  const recent = async ({ merchantId, memberId, language }: Asked): Promise<LobbyLottery[]> => {
    const [ids, offered] = await Promise.all([
      listPlayedLotteries(db, { merchantId, memberId, tickets: RECENT_TICKETS }),
      shown.list(merchantId),
    ]);
    const played = ids.flatMap((id) => offered.find((lottery) => lottery.id === id) ?? []);
    return withDraws(db, played, { now: clock.now(), language });
  };

  return { game, room, coming, recent };
}
export type Betting = ReturnType<typeof createBetting>;

const wireRow = (row: RoomRow) => ({ name: publicName(row), stake: row.stakeMinor, at: row.at });
