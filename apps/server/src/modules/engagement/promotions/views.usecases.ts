import type { Clause } from '@croupier/contract/promotions/clauses.ts';
import type { PromotionCard, PromotionDetail } from '@croupier/contract/promotions/promotions.ts';
import type { Db } from '../../../platform/db/database.ts';
import { appError } from '../../../platform/http/errors.ts';
import { MAX_FILES } from '@croupier/contract/files/files.ts';
import { listOfMember, type Application } from './applications/applications.queries.ts';
import { subjectOf } from './applications/applying.usecases.ts';
import { createPreview } from './claims/claiming.usecases.ts';
import { clausesOf } from './engine/clauses.rules.ts';
import { decide, type Decision } from './engine/decide.rules.ts';
import { statusOf } from './engine/status.rules.ts';
import { calendarAt } from './engine/windows.rules.ts';
import { listEntries, type Entry } from './entries/entries.queries.ts';
import { readFacts } from './facts/facts.usecases.ts';
import { newestGrants } from './grants/grants.reads.ts';
import { promotionErrors } from './promotions.errors.ts';
import { listGameNames, listPlaces, readContentTexts, type TakenPlace } from './promotions.reads.ts';
import type { MemberKey, Parts, Promotion, Texts } from './promotions.types.ts';
import type { Catalogue } from './versions/catalogue.usecases.ts';

export type Reader = { merchantId: string; memberId: string | undefined; language: string };

/** Ended ones stay on screen for a while. */
const SHOWN_AFTER_MILLISECONDS = 7 * 24 * 60 * 60_000;

export function textIn(texts: Texts, language: string): { title: string; summary: string } {
  const own = new Map(Object.entries(texts)).get(language);
  return own ?? texts.EN ?? Object.values(texts)[0] ?? { title: '', summary: '' };
}

/** What is known of a member for all promotions at once. */
type Known = {
  entries: ReadonlyMap<string, Entry>;
  grants: Awaited<ReturnType<typeof newestGrants>>;
  places: readonly TakenPlace[];
  applications: readonly Application[];
};

async function knownOf({ db }: Parts, member: MemberKey): Promise<Known> {
  const [entries, grants, places, applications] = await Promise.all([
    listEntries(db, member),
    newestGrants(db, member),
    listPlaces(db, member),
    listOfMember(db, member),
  ]);
  return {
    entries: new Map(entries.map((entry) => [entry.promotionId, entry])),
    grants,
    places,
    applications,
  };
}

const isShown = ({ state, definition }: Promotion, at: Date): boolean => {
  if (state === 'draft') return false;
  if (definition.shownFrom && definition.shownFrom > at) return false;
  if (!definition.shownFrom && definition.opensAt && definition.opensAt > at) return false;
  return !definition.closesAt || at.getTime() - definition.closesAt.getTime() < SHOWN_AFTER_MILLISECONDS;
};

/** Whether the limit leaves the member another grant in the window of now. */
function mayGetMore(promotion: Promotion, places: readonly TakenPlace[], at: Date, zone: string): boolean {
  const { perMember } = promotion.definition.limit;
  if (!perMember) return true;
  const prefix = `${calendarAt(perMember.window, at, zone).key}#`;
  const taken = places.filter(
    ({ promotionId, limitKey }) => promotionId === promotion.id && limitKey.startsWith(prefix),
  );
  return taken.length < perMember.n;
}

/** Printed terms with the names of games instead of their ids; the terms that are hashed keep the ids. */
export async function namedClauses(db: Db, clauses: Clause[], language: string): Promise<Clause[]> {
  const idOf = ({ params: { game } }: Clause): string[] => (game?.is === 'text' ? [game.value] : []);
  const ids = clauses.flatMap(idOf);
  const names = ids.length > 0 ? await listGameNames(db, ids) : new Map<string, Record<string, string>>();
  return clauses.map((clause) => {
    const [id = ''] = idOf(clause);
    const own = names.get(id);
    const value = own?.[language] ?? own?.['EN'];
    return value === undefined
      ? clause
      : { ...clause, params: { ...clause.params, game: { is: 'text', value } } };
  });
}

export function createViews(parts: Parts & { catalogue: Catalogue }) {
  const { db, clock, catalogue, merchants, files } = parts;
  const preview = createPreview(parts);

  const decisionFor = async (promotion: Promotion, memberId: string): Promise<Decision | null> => {
    const { trigger, kind } = promotion.definition;
    // A wheel is spun, not claimed, but fits whom it fits.
    if (trigger.on === 'claim' && kind !== 'wheel') return (await preview(promotion, memberId)) ?? null;
    const at = clock.now();
    const facts = (await readFacts(parts, { promotion, memberIds: [memberId], at })).get(memberId);
    return facts ? decide(promotion.definition, facts, at) : null;
  };

  const cardOf = async (
    promotion: Promotion,
    reader: Reader,
    known: Known | undefined,
  ): Promise<PromotionCard> => {
    const at = clock.now();
    const { settings } = await merchants.byId(promotion.merchantId);
    const { memberId } = reader;
    const decision = memberId === undefined ? null : await decisionFor(promotion, memberId);
    const grant = known?.grants.find(({ promotionId }) => promotionId === promotion.id);
    const application = known?.applications.find(({ promotionId }) => promotionId === promotion.id);
    const hasJoined = known?.entries.has(promotion.id) ?? false;
    const shown = statusOf({
      promotion,
      at,
      decision,
      hasJoined,
      application,
      grant,
      mayGetMore: mayGetMore(promotion, known?.places ?? [], at, settings.settlement.timeZone),
    });
    const { definition } = promotion;
    return {
      id: promotion.id,
      slug: promotion.slug,
      kind: definition.kind,
      ...textIn(promotion.texts, reader.language),
      rewards: [...new Set(definition.rewards.map(({ kind }) => kind))],
      opensAt: definition.opensAt,
      closesAt: definition.closesAt,
      ...shown,
      isJoined: hasJoined,
      because: decision?.because.filter(({ have, isMet }) => have !== undefined || !isMet) ?? [],
      worth: grant?.state === 'issued' ? grant.rewards : (decision?.rewards ?? []),
    };
  };

  /** What is shown now, the newest first. */
  const list = async (reader: Reader): Promise<PromotionCard[]> => {
    const { merchantId, memberId } = reader;
    const known = memberId === undefined ? undefined : await knownOf(parts, { merchantId, memberId });
    const at = clock.now();
    const shown = (await catalogue.all(merchantId)).filter((promotion) => isShown(promotion, at));
    const contents = new Map((await readContentTexts(db, merchantId)).map((text) => [text.slug, text]));
    return Promise.all(
      shown.map(async (promotion) => {
        const card = await cardOf(promotion, reader, known);
        const content = contents.get(promotion.slug);
        return {
          ...card,
          title: content?.titles[reader.language] ?? card.title,
          summary: content?.summaries[reader.language] ?? card.summary,
        };
      }),
    );
  };

  const applicationsOf = async (
    known: Known,
    promotion: Promotion,
  ): Promise<PromotionDetail['applications']> =>
    Promise.all(
      known.applications
        .filter(({ promotionId }) => promotionId === promotion.id)
        .map(async ({ id, state, comment, remark, askedAt, picturesErasedAt, merchantId }) => ({
          id,
          state,
          comment,
          remark,
          askedAt,
          picturesErasedAt,
          pictures: await files.ofSubject({ merchantId, subject: subjectOf(id) }),
        })),
    );

  /** One promotion with its printed terms: those that the member accepted, else those of now. */
  const get = async (reader: Reader, promotionId: string): Promise<PromotionDetail> => {
    const { merchantId, memberId } = reader;
    const current = await catalogue.get({ merchantId, promotionId });
    if (!isShown(current, clock.now())) throw appError(promotionErrors.notFound);
    const known = memberId === undefined ? undefined : await knownOf(parts, { merchantId, memberId });
    const entry = known?.entries.get(promotionId);
    const promotion = entry
      ? await catalogue.get({ merchantId, promotionId, version: entry.version })
      : current;
    return {
      ...(await cardOf(current, reader, known)),
      version: promotion.version,
      termsHash: promotion.termsHash,
      clauses: await namedClauses(db, clausesOf(promotion.definition), reader.language),
      acceptedVersion: entry?.version ?? null,
      applications: known ? await applicationsOf(known, promotion) : [],
      maxPictures: MAX_FILES,
    };
  };
  return { list, get };
}

export type Views = ReturnType<typeof createViews>;
