import type {
  Broadcast,
  BroadcastPurpose,
  BroadcastTexts,
  Segment,
} from '@croupier/contract/engagement/broadcasts.ts';
import type { LanguageCode } from '@croupier/contract/merchants/system.ts';
import { fieldRefusal } from '../../../../platform/field-refusal.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { safeHtml } from '../../../../platform/safe-html.ts';
import { accountKey } from '../../../access/members/index.ts';
import { textIn, type Merchant } from '../../../base/merchants/index.ts';
import { BROADCASTS } from './broadcasts.config.ts';
import { broadcastErrors } from './broadcasts.errors.ts';
import { insertBroadcast, stopBroadcast } from './broadcasts.queries.ts';
import { findBroadcast, listBroadcasts } from './broadcasts.reads.ts';
import type { BroadcastDeps, BroadcastRow, Operator } from './broadcasts.types.ts';
import { countSegment, findAccounts } from './segment.reads.ts';

const broadcastOf = (merchant: Merchant, row: BroadcastRow): Broadcast => ({
  ...row,
  title: textIn(merchant, row.titles, merchant.settings.brand.defaultLanguage),
});

const languagesOf = ({ settings }: Merchant): LanguageCode[] => [
  ...new Set([settings.brand.defaultLanguage, ...settings.brand.languages]),
];

/** @throws `merchants.not_found` */
export async function listMessages(
  { db, merchants }: BroadcastDeps,
  { merchantCode, after }: { merchantCode: string; after: string | undefined },
): Promise<{ items: Broadcast[]; next: string | null; languages: LanguageCode[] }> {
  const merchant = await merchants.byId(merchantCode);
  const limit = BROADCASTS.pageSize + 1;
  const rows = await listBroadcasts(db, { merchantId: merchantCode, after, limit });
  const items = rows.slice(0, BROADCASTS.pageSize).map((row) => broadcastOf(merchant, row));
  const next = rows.length === limit ? (items.at(-1)?.id ?? null) : null;
  return { items, next, languages: languagesOf(merchant) };
}

type Counted = { members: number; protected: number; unknown: string[]; memberIds: string[] | null };

/** Who gets a message. Accounts of a list that get none are named. */
async function measure(
  { db, clock }: BroadcastDeps,
  merchantId: string,
  { segment, purpose }: { segment: Segment; purpose: BroadcastPurpose },
): Promise<Counted> {
  let unknown: string[] = [];
  let memberIds: string[] | null = null;
  if (segment.kind === 'accounts') {
    const keys = new Map(segment.accounts.map((account) => [accountKey(account), account]));
    const found = await findAccounts(db, merchantId, [...keys.keys()]);
    for (const member of found) keys.delete(member.accountKey);
    unknown = [...keys.values()];
    memberIds = found.map(({ id }) => id);
  }
  const counted = await countSegment(db, { merchantId, segment, now: clock.now(), memberIds });
  const members = purpose === 'marketing' ? counted.all - counted.protected : counted.all;
  return { members, protected: counted.protected, unknown, memberIds };
}

/** @throws `merchants.not_found` */
export async function countMembers(
  deps: BroadcastDeps,
  { merchantCode, ...of }: { merchantCode: string; segment: Segment; purpose: BroadcastPurpose },
): Promise<Omit<Counted, 'memberIds'>> {
  const merchant = await deps.merchants.byId(merchantCode);
  const { memberIds: _, ...counted } = await measure(deps, merchant.id, of);
  return counted;
}

/** Without empty texts, with sanitised HTML. @throws `broadcasts.default_language_missing` with the field */
function checkedTexts(merchant: Merchant, { titles, contents }: BroadcastTexts): BroadcastTexts {
  const clean = (texts: BroadcastTexts['titles'], change: (text: string) => string) =>
    Object.fromEntries(
      Object.entries(texts)
        .map(([language, text]) => [language, change(text)] as const)
        .filter(([, text]) => text !== ''),
    );
  const texts = {
    titles: clean(titles, (text) => text),
    contents: clean(contents, (html) => safeHtml(html).trim()),
  };
  const { defaultLanguage } = merchant.settings.brand;
  for (const field of ['titles', 'contents'] as const)
    if (!texts[field][defaultLanguage])
      throw fieldRefusal(broadcastErrors.defaultLanguageMissing, `${field}.${defaultLanguage}`);
  return texts;
}

/**
 * Stores the message; a job sends it. The same id once more sends nothing twice.
 *
 * @throws `broadcasts.default_language_missing`, `broadcasts.segment_empty`, `broadcasts.segment_grown`, `broadcasts.id_taken`
 */
export async function sendToSegment(
  deps: BroadcastDeps,
  input: BroadcastTexts & {
    merchantCode: string;
    id: string;
    segment: Segment;
    purpose: BroadcastPurpose;
    members: number;
  },
  { account, ip, requestId }: Operator,
): Promise<Broadcast> {
  const { merchantCode, id, segment, purpose } = input;
  const merchant = await deps.merchants.byId(merchantCode);
  const merchantId = merchant.id;
  const texts = checkedTexts(merchant, input);
  const known = await findBroadcast(deps.db, merchantId, id);
  if (known) {
    const isSame =
      JSON.stringify([known.titles, known.contents, known.purpose]) ===
      JSON.stringify([texts.titles, texts.contents, purpose]);
    if (!isSame) throw appError(broadcastErrors.idTaken);
    return broadcastOf(merchant, known);
  }
  const { members, memberIds } = await measure(deps, merchantId, { segment, purpose });
  if (members === 0) throw appError(broadcastErrors.segmentEmpty);
  if (members > input.members) throw appError(broadcastErrors.segmentGrown, { value: { members } });
  await deps.db.transaction().execute(async (tx) => {
    const row = { merchantId, id, ...texts, segment, purpose, memberIds, total: members };
    if (!(await insertBroadcast(tx, { ...row, operatorId: account.id, at: deps.clock.now() }))) return;
    await deps.audit.record(tx, {
      merchantId,
      actor: account,
      action: 'messages.sent',
      subject: `broadcast:${id}`,
      after: { ...texts, segment, purpose, members },
      ip,
      requestId,
    });
  });
  return getBroadcast(deps, merchant, id);
}

/** @throws `broadcasts.not_found` */
async function getBroadcast({ db }: BroadcastDeps, merchant: Merchant, id: string): Promise<Broadcast> {
  const row = await findBroadcast(db, merchant.id, id);
  if (!row) throw appError(broadcastErrors.notFound);
  return broadcastOf(merchant, row);
}

/** Changes nothing if it was sent already. @throws `broadcasts.not_found` */
export async function stopSending(
  deps: BroadcastDeps,
  { merchantCode, id }: { merchantCode: string; id: string },
  { account, ip, requestId }: Operator,
): Promise<Broadcast> {
  const merchant = await deps.merchants.byId(merchantCode);
  await deps.db.transaction().execute(async (tx) => {
    const isStopped = await stopBroadcast(tx, { merchantId: merchant.id, id, at: deps.clock.now() });
    if (!isStopped) return;
    await deps.audit.record(tx, {
      merchantId: merchant.id,
      actor: account,
      action: 'messages.stopped',
      subject: `broadcast:${id}`,
      before: { state: 'sending' },
      after: { state: 'stopped' },
      ip,
      requestId,
    });
  });
  return getBroadcast(deps, merchant, id);
}
