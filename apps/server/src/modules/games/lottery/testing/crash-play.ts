import { AppError } from '../../../../platform/http/errors.ts';
import { newId } from '../../../../platform/ids.ts';
import { SHOP, type LotteryShop } from './lottery-shop.ts';

const { merchantId, lotteryId: gameCode } = SHOP;
const LINE_MINOR = 2_000n;
const LINES = 25n;

/** What a process has got an answer for. */
export type Acknowledged = { kind: 'bought' | 'cancelled' | 'chased' | 'stopped'; id: string };

type Player = {
  shop: LotteryShop;
  memberIds: readonly string[];
  random: () => number;
  tell: (done: Acknowledged) => void;
};

const pick = <T>(random: () => number, items: readonly T[]): T | undefined =>
  items[Math.floor(random() * items.length)];
const digits = (random: () => number): string[] =>
  Array.from({ length: 5 }, () => String(Math.floor(random() * 10)));

const bets = (random: () => number) => {
  const half = random() < 0.5 ? '0,1,2,3,4' : '5,6,7,8,9';
  return [{ play: 'b2.d', pick: `${half}|${half}`, lineMinor: LINE_MINOR, group: 1_800, priceBps: 10_000 }];
};

/** A refusal is an answer; everything else ends the run. */
async function answered(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

async function buyOne({ shop, memberIds, random, tell }: Player): Promise<void> {
  const [drawId] = await shop.listDraws('open');
  const memberId = pick(random, memberIds);
  if (!drawId || !memberId) return;
  const of = { merchantId, memberId, id: newId() };
  const order = {
    ...of,
    gameCode,
    drawId,
    rulesVersion: 1,
    stakeMinor: LINE_MINOR * LINES,
    words: '',
    bets: bets(random),
  };
  if (!(await answered(() => shop.tickets.buy(order)))) return;
  tell({ kind: 'bought', id: of.id });
  // Repeating it must change nothing.
  if (random() < 0.2) await answered(() => shop.tickets.buy(order));
  if (random() < 0.2 && (await answered(() => shop.tickets.cancel(of))))
    tell({ kind: 'cancelled', id: of.id });
}

async function chaseOne({ shop, memberIds, random, tell }: Player): Promise<void> {
  const memberId = pick(random, memberIds);
  const draws = (await shop.listDraws('open', 'planned')).slice(0, 4);
  if (!memberId || draws.length < 4) return;
  const of = { merchantId, memberId, id: newId() };
  const steps = draws.map((drawId, index) => ({ drawId, multiplier: 2 ** index }));
  const started = await answered(() =>
    shop.chases.start({
      ...of,
      gameCode,
      rulesVersion: 1,
      stakeMinor: LINE_MINOR * LINES * 15n,
      words: '',
      stopsOnWin: random() < 0.5,
      bets: bets(random),
      steps,
    }),
  );
  if (!started) return;
  tell({ kind: 'chased', id: of.id });
  if (random() < 0.2 && (await answered(() => shop.chases.stop(of)))) tell({ kind: 'stopped', id: of.id });
}

/** Draws, voids or corrects one draw and settles it. */
async function drawOne({ shop, random }: Player): Promise<void> {
  const [open] = await shop.listDraws('open');
  if (open) await shop.draw(open, random() < 0.15 ? null : digits(random));
  await shop.openNext();
  await shop.chases.advanceDue(merchantId);
  await shop.settleAll();
  const drawn = pick(random, (await shop.listDraws('drawn')).slice(-3));
  if (!drawn || random() < 0.5) return;
  await shop.draw(drawn, digits(random));
  await shop.settle(drawn);
}

/** Plays until the process is killed. */
export async function playOn(player: Player): Promise<void> {
  const { random } = player;
  const repeat = async (work: (player: Player) => Promise<void>): Promise<void> => {
    for (;;) await work(player);
  };
  // What a former process has left is taken up first, as its events would come again.
  await player.shop.settleAll();
  await Promise.all([
    repeat(buyOne),
    repeat((one) => (random() < 0.5 ? buyOne(one) : chaseOne(one))),
    repeat(drawOne),
  ]);
}
