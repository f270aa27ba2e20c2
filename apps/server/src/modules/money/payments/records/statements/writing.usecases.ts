import { MAX_PDF_ENTRIES } from '@croupier/contract/payments/records.ts';
import type { Clock } from '../../../../../platform/clock.ts';
import type { Db } from '../../../../../platform/db/database.ts';
import type { Translate } from '../../../../../platform/http/server.ts';
import type { Members } from '../../../../access/members/index.ts';
import type { Merchants } from '../../../../base/merchants/index.ts';
import { STATEMENTS } from '../records.config.ts';
import { readBounds, readPart } from './entries.reads.ts';
import { pdfLanguage } from './fonts.usecases.ts';
import { claimStatement, finishStatement } from './statements.queries.ts';
import { spanOfPeriod, statementCsv, sumUp } from './statements.rules.ts';
import { statementPdf } from './statement-pdf.usecases.ts';
import type { Entry, Paper, StatementRow, Words } from './statements.types.ts';

export type WritingDeps = {
  db: Db;
  clock: Clock;
  translate: Translate;
  merchants: Pick<Merchants, 'byId' | 'list'>;
  members: Pick<Members, 'find'>;
};

/** Undefined when there are too many entries for the format. */
async function readPaper(deps: WritingDeps, row: StatementRow): Promise<Paper | undefined> {
  const { merchantId, memberId, period, timeZone } = row;
  const merchant = await deps.merchants.byId(merchantId);
  const member = await deps.members.find(merchantId, memberId);
  const { currency } = merchant;
  const span = spanOfPeriod(period, timeZone);
  const bounds = await readBounds(deps.db, { merchantId, memberId, currency, ...span });
  const entries: Entry[] = [];
  if (bounds?.first !== undefined && bounds.last !== undefined) {
    if (row.format === 'pdf' && bounds.last - bounds.first >= BigInt(MAX_PDF_ENTRIES)) return undefined;
    const step = BigInt(STATEMENTS.pageRows);
    for (let { first } = { first: bounds.first }; first <= bounds.last; first += step) {
      const end = first + step - 1n;
      const part = { first, last: end < bounds.last ? end : bounds.last };
      entries.push(...(await readPart(deps.db, { merchantId, accountId: bounds.accountId }, part)));
    }
  }
  return {
    merchantName: merchant.name,
    account: member?.account ?? '',
    currency,
    period,
    timeZone,
    ...sumUp(entries, bounds?.balanceBeforeMinor ?? 0n),
    entries,
  };
}

async function write(deps: WritingDeps, row: StatementRow): Promise<void> {
  const paper = await readPaper(deps, row);
  const language = row.format === 'pdf' ? pdfLanguage(row.language) : row.language;
  const words: Words = (key, values) => deps.translate(language, key, values);
  const body =
    paper &&
    (row.format === 'csv' ? Buffer.from(statementCsv(paper, words)) : await statementPdf(paper, words));
  const { merchantId, id } = row;
  await finishStatement(deps.db, { merchantId, id, entries: paper?.entries.length ?? 0, body: body ?? null });
}

/**
 * Writes the statements that members have ordered, one after another. One that fails does not keep the others waiting,
 * and is tried again.
 *
 * @throws what the first failed one has thrown, at the end
 */
export async function writeStatements(deps: WritingDeps): Promise<void> {
  const failures: unknown[] = [];
  for (const { id: merchantId } of await deps.merchants.list())
    for (;;) {
      const now = deps.clock.now();
      const interruptedBefore = new Date(now.getTime() - STATEMENTS.interruptedMilliseconds);
      const row = await deps.db
        .transaction()
        .execute((tx) => claimStatement(tx, { merchantId, now, interruptedBefore }));
      if (!row) break;
      await write(deps, row).catch((error: unknown) => failures.push(error));
    }
  if (failures.length > 0) throw failures[0];
}
