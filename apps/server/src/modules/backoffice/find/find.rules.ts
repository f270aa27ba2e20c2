import { MIN_FIND_LETTERS } from '@croupier/contract/backoffice/find.ts';
import { accountKey } from '../../access/members/index.ts';

/** What a pasted text may mean; the meanings are tried together. */
export type FindTerms = {
  /** The start of an account, in the form in which accounts are compared. */
  accountPrefix: string | undefined;
  /** In the form in which addresses are compared. */
  email: string | undefined;
  /** The last four digits of a mobile number, or nearly all of them. */
  mobileEnd: string | undefined;
  id: string | undefined;
  /** Spellings of a vendor's reference. */
  references: string[];
  payments: {
    /** Ours, which have no spaces and no small letters. */
    references: string[];
    /** What providers call a payment, as they and as operators write it. */
    providerIds: string[];
  };
};

/** As many as the mask of a number shows. */
const SHOWN_DIGITS = 4;
/** As many as a whole number has without its dialling code. With fewer, the masked digits could be tried one by one. */
const MIN_MOBILE_DIGITS = 8;
const MAX_MOBILE_DIGITS = 15;

/** Only what people write between the digits of a number. */
const NUMBER = /^\+?[\d\s().\-–/]+$/;

function mobileEndOf(text: string): string | undefined {
  if (!NUMBER.test(text)) return undefined;
  // Written in its own country, a number begins with 0 instead of the dialling code.
  const digits = text.replaceAll(/\D/g, '').replace(/^0+(?=\d{4})/, '');
  const isWhole = digits.length >= MIN_MOBILE_DIGITS && digits.length <= MAX_MOBILE_DIGITS;
  return isWhole || digits.length === SHOWN_DIGITS ? digits : undefined;
}

const TRANSACTION = /^(?:0x)?[\da-f]{64}$/i;
/** More entries than a block's log has of transfers. */
const MAX_LOG_ENTRIES = 1_024;

/** A transfer of tokens is known by its transaction and its place in the log; a typed bank line by its number. */
function providerIdsOf(text: string, joined: string): string[] {
  const written = [...new Set([text, joined, joined.toLowerCase()])].filter((id) => id !== '');
  const lines = joined === '' ? [] : [`line:${joined.toUpperCase()}`];
  const logged = TRANSACTION.test(joined)
    ? Array.from({ length: MAX_LOG_ENTRIES }, (_, index) => `${joined.toLowerCase()}:${index}`)
    : [];
  return [...written, ...lines, ...logged];
}

function idOf(text: string): string | undefined {
  const hex = text.replaceAll(/[\s\-–{}"']/g, '').toLowerCase();
  if (!/^[\da-f]{32}$/.test(hex)) return undefined;
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The meanings of what an operator has pasted or typed: case, spaces and dashes may differ. */
export function findTerms(pasted: string): FindTerms {
  const text = pasted
    .toWellFormed()
    .normalize('NFKC')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .trim();
  const joined = text.replaceAll(/\s/g, '');
  return {
    accountPrefix: joined.length >= MIN_FIND_LETTERS ? accountKey(joined) : undefined,
    email: /^[^@]+@[^@]+$/.test(joined) ? accountKey(joined) : undefined,
    mobileEnd: mobileEndOf(text),
    id: idOf(text),
    references: [...new Set([text, joined])].filter((reference) => reference !== ''),
    payments: {
      references: joined === '' ? [] : [joined.toUpperCase()],
      providerIds: providerIdsOf(text, joined),
    },
  };
}

const ID_OF_TIME = /^[\da-f]{8}-[\da-f]{4}-7/;

/** When an id was made, for ids that say so. */
export function timeOfId(id: string): Date | undefined {
  if (!ID_OF_TIME.test(id)) return undefined;
  return new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16));
}
