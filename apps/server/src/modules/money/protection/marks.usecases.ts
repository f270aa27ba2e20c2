import type { Db } from '../../../platform/db/database.ts';
import { appError } from '../../../platform/http/errors.ts';
import { protectionErrors } from './protection.errors.ts';
import { insertMarks, isMarked, type Mark } from './protection.queries.ts';
import type { Identity, MemberKey, ProtectionDeps } from './protection.types.ts';
import { standingOf } from './state.usecases.ts';

/** The same for all merchants, so that a group recognizes its excluded players. */
const HASH_OWNER = 'player';

const normal = ({ kind, value }: Identity): string =>
  kind === 'document'
    ? value.toUpperCase().replaceAll(/[^\dA-Z]/g, '')
    : value.normalize('NFKC').trim().toLowerCase();

/** The mark to store for each identity. */
export async function marksOf(box: ProtectionDeps['box'], identities: readonly Identity[]): Promise<Mark[]> {
  const marks: Mark[] = [];
  for (const identity of identities) {
    const [hash] = await box.hashes(`${identity.kind}:${normal(identity)}`, HASH_OWNER);
    marks.push({ kind: identity.kind, hash });
  }
  return marks;
}

/** The marks under every known key, to look them up. */
async function allMarksOf(box: ProtectionDeps['box'], identities: readonly Identity[]): Promise<Mark[]> {
  const marks: Mark[] = [];
  for (const identity of identities) {
    const hashes = await box.hashes(`${identity.kind}:${normal(identity)}`, HASH_OWNER);
    marks.push(...hashes.map((hash) => ({ kind: identity.kind, hash })));
  }
  return marks;
}

/** What identifies a member: contacts, and what later modules know. */
export async function identitiesOf(
  { members, hooks }: Pick<ProtectionDeps, 'members' | 'hooks'>,
  db: Db,
  key: MemberKey,
): Promise<Identity[]> {
  const member = await members.find(key.merchantId, key.memberId, db);
  const known: Identity[] = [
    ...(member?.mobile ? [{ kind: 'mobile' as const, value: member.mobile }] : []),
    ...(member?.email ? [{ kind: 'email' as const, value: member.email }] : []),
  ];
  for (const hook of hooks.identities) known.push(...(await hook(db, key)));
  return known;
}

/** The merchants that refuse each other's excluded players. */
async function groupOf(
  { merchants }: Pick<ProtectionDeps, 'merchants'>,
  merchantId: string,
): Promise<string[]> {
  const { exclusionGroup } = (await merchants.byId(merchantId)).settings.protection;
  if (exclusionGroup === '') return [merchantId];
  const all = await merchants.list();
  return all
    .filter(({ settings }) => settings.protection.exclusionGroup === exclusionGroup)
    .map(({ id }) => id);
}

/** Whether a person is excluded at this merchant or at one of its group, under whatever account. */
export async function isPersonExcluded(
  deps: Pick<ProtectionDeps, 'clock' | 'merchants' | 'box'>,
  db: Db,
  { merchantId, identities }: { merchantId: string; identities: readonly Identity[] },
): Promise<boolean> {
  if (identities.length === 0) return false;
  return isMarked(db, {
    merchantIds: await groupOf(deps, merchantId),
    marks: await allMarksOf(deps.box, identities),
    now: deps.clock.now(),
  });
}

/** For the hook of new accounts. @throws `protection.registration_refused` */
export async function checkNewAccount(
  deps: Pick<ProtectionDeps, 'clock' | 'merchants' | 'box'>,
  db: Db,
  { merchantId, mobile, email }: { merchantId: string; mobile?: string | null; email?: string | null },
): Promise<void> {
  const identities: Identity[] = [
    ...(mobile ? [{ kind: 'mobile' as const, value: mobile }] : []),
    ...(email ? [{ kind: 'email' as const, value: email }] : []),
  ];
  if (await isPersonExcluded(deps, db, { merchantId, identities }))
    throw appError(protectionErrors.registrationRefused);
}

/** Marks a new identity of a member who is excluded, such as a document that was accepted since. */
export async function addIdentity(
  deps: Pick<ProtectionDeps, 'clock' | 'merchants' | 'box'>,
  db: Db,
  key: MemberKey,
  identity: Identity,
): Promise<void> {
  const { code } = await standingOf(deps, db, key);
  if (code === null) return;
  await insertMarks(db, { ...key, marks: await marksOf(deps.box, [identity]) });
}
