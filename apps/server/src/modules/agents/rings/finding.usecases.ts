import { derivedId } from '../../../platform/ids.ts';
import { SESSION_DAYS } from './rings.config.ts';
import { listDismissed, membersOfNodes, storeRings } from './rings.queries.ts';
import type { RingDeps, RingMember } from './rings.types.ts';
import { listTies } from './ties.reads.ts';
import { unite } from './union.rules.ts';

/** Finds the rings of every merchant again. Decisions stay; a dismissed ring that has grown is open again. */
export async function findRings({
  db,
  clock,
  merchants,
}: Pick<RingDeps, 'db' | 'clock' | 'merchants'>): Promise<void> {
  for (const { id: merchantId } of await merchants.list()) {
    const at = clock.now();
    const since = new Date(at.getTime() - SESSION_DAYS * 24 * 60 * 60_000);
    await db.transaction().execute(async (tx) => {
      const components = unite(await listTies(tx, { merchantId, since }));
      const memberOf = await membersOfNodes(tx, { merchantId, nos: components.flatMap(({ nos }) => nos) });
      const dismissed = await listDismissed(tx, merchantId);
      const found = components.map(({ nos, reasonsOf }) => {
        const members = nos.map((no): RingMember => ({
          no,
          memberId: memberOf.get(no) ?? '',
          reasons: [...(reasonsOf.get(no) ?? [])],
        }));
        const reasons = [...new Set(members.flatMap((member) => member.reasons))].toSorted();
        return { id: derivedId('ring', merchantId, String(nos[0])), members, reasons };
      });
      const grown = found.flatMap(({ id, members }) => {
        const before = dismissed.get(id);
        return before && members.some(({ no }) => !before.has(no)) ? [id] : [];
      });
      await storeRings(tx, { merchantId, found, grown: new Set(grown), at });
    });
  }
}
