import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestGames, ONE } from '../originals/testing/test-games.ts';
import { auditJackpot } from './jackpot.checks.ts';

test('the audit reports tampering with a jackpot', async () => {
  const house = await createTestGames();
  const player = await house.addPlayer(100n * ONE);
  const bet = {
    ...player,
    stakeMinor: ONE,
    game: 'dice',
    bet: { direction: 'over', targetHundredths: 5_050 },
  } as const;
  const { roundId: other } = await house.originals.bet({ ...bet, id: randomUUID() });
  house.setJackpot({ drawnOncePerMinor: ONE });
  const { roundId } = await house.originals.bet({ ...bet, id: randomUUID() });
  const findings = () => house.db.transaction().execute(auditJackpot);
  expect(await findings()).toEqual([]);

  const rulesAfter = async (tamper: ReturnType<typeof sql>) => {
    const found: string[] = [];
    const undo = new Error('undo');
    const tampering = house.db.transaction().execute(async (tx) => {
      await tamper.execute(tx);
      found.push(...(await auditJackpot(tx)).map(({ rule, subject }) => `${subject}: ${rule}`));
      throw undo;
    });
    await expect(tampering).rejects.toBe(undo);
    return found;
  };
  const holds =
    'jackpot EUR: a jackpot holds what rounds and the house put in, less what drawn rounds were paid';
  const once = 'the jackpot is paid to rounds that were drawn, once each';
  const paid = 'a round that was drawn is paid';

  expect(await rulesAfter(sql`update jackpot_hits set amount_minor = amount_minor - 1`)).toEqual([
    holds,
    `round ${roundId}: ${once}`,
  ]);
  expect(await rulesAfter(sql`delete from jackpot_hits`)).toEqual([holds, `round ${roundId}: ${once}`]);
  expect(
    await rulesAfter(
      sql`update rounds set detail = detail #- '{jackpot,contributionMinor}' where id = ${other}`,
    ),
  ).toEqual([holds]);
  expect(
    await rulesAfter(
      sql`update rounds set detail = jsonb_set(detail, '{jackpot,draw}', '"0"') where id = ${other}`,
    ),
  ).toEqual([`round ${other}: ${paid}`]);
  // Drawn under terms other than those recorded.
  expect(await rulesAfter(sql`update jackpot_hits set drawn_once_per_minor = 100000000000000000`)).toEqual([
    `round ${roundId}: ${once}`,
  ]);
  await house.close();
});
