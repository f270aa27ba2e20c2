import type { Mark, Parts, Promotion } from '../promotions.types.ts';
import { readIdentities } from './marks.reads.ts';

/** The keyed hashes of what identifies a member, of the kinds that the promotion looks at. */
export async function marksOf(
  { db, box }: Pick<Parts, 'db' | 'box'>,
  { merchantId, definition }: Pick<Promotion, 'merchantId' | 'definition'>,
  { memberId }: { memberId: string },
): Promise<Mark[]> {
  const wanted = new Map(definition.limit.marks.map(({ kind, clash }) => [kind, clash]));
  if (wanted.size === 0) return [];
  const marks: Mark[] = [];
  for (const { kind, value } of await readIdentities(db, { merchantId, memberId })) {
    const clash = wanted.get(kind);
    if (!clash) continue;
    const [hash] = await box.hashes(`${kind}:${value}`, merchantId);
    marks.push({ kind, hash, clash });
  }
  return marks;
}
