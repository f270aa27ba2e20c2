import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { auditOriginals } from './originals.checks.ts';
import { minesOf } from './testing/mines-play.ts';
import { createTestGames, ONE } from './testing/test-games.ts';

test('the ledger audit accepts what was played and reports tampering', async () => {
  const house = await createTestGames();
  const player = await house.addPlayer(100n * ONE);
  const bet = { stakeMinor: ONE, game: 'dice', bet: { direction: 'over', targetHundredths: 5_050 } } as const;
  await house.originals.bet({ ...player, id: randomUUID(), ...bet });
  await house.originals.rotateSeeds({ ...player, clientSeed: 'second pair' });
  const { roundId } = await house.originals.bet({ ...player, id: randomUUID(), ...bet });
  const open = await minesOf(house.originals).start({
    ...player,
    id: randomUUID(),
    stakeMinor: ONE,
    mines: 3,
  });

  const findings = () => house.db.transaction().execute(auditOriginals);
  const subjectsAfter = async (tamper: ReturnType<typeof sql>, mend: ReturnType<typeof sql>) => {
    await tamper.execute(house.db);
    const found = (await findings()).map(({ subject }) => subject);
    await mend.execute(house.db);
    return found;
  };
  expect(await findings()).toEqual([]);

  const { current } = await house.originals.seeds(player);
  const pair = `seed pair ${current.id}`;
  expect(
    await subjectsAfter(
      sql`update fair_players set next_nonce = 3`,
      sql`update fair_players set next_nonce = 2`,
    ),
  ).toEqual([pair]);
  expect(
    await subjectsAfter(
      sql`update rounds set detail = jsonb_set(detail, '{nonce}', '1') where id = ${roundId}`,
      sql`update rounds set detail = jsonb_set(detail, '{nonce}', '0') where id = ${roundId}`,
    ),
  ).toEqual([pair]);
  expect(
    await subjectsAfter(
      sql`update games_in_progress set state = state || '{"stakedMinor": "1"}'`,
      sql`update games_in_progress set state = state || jsonb_build_object('stakedMinor', ${String(ONE)}::text)`,
    ),
  ).toEqual([`round ${open.roundId}`]);
  expect(await subjectsAfter(sql`delete from games_in_progress`, sql`select 1`)).toEqual([
    `round ${open.roundId}`,
  ]);
  expect((await house.wallet.audit()).findings).toHaveLength(1);
  await expect(house.close()).rejects.toThrow('the audit found');
});
