import { parseMoney } from '@croupier/contract/money.ts';
import { isDiceBetAllowed } from '@croupier/fairplay/dice.ts';
import type { JackpotTerms } from '@croupier/fairplay/jackpot.ts';
import { minesRules } from '@croupier/fairplay/mines-payouts.ts';
import {
  fairGames,
  isFairGameId,
  type AnyVerification,
  type FairGameId,
} from '@croupier/fairplay/registry.ts';
import { isServerSeedHash } from '@croupier/fairplay/seeds.ts';
import type { VerifierField, VerifierValues } from '../../shared/rounds/verifier-query.ts';

export type VerifierForm = Record<Exclude<VerifierField, 'game'>, string> & { game: FairGameId };

export const EMPTY_FORM: VerifierForm = {
  game: 'dice',
  serverSeed: '',
  hash: '',
  clientSeed: '',
  nonce: '0',
  direction: 'over',
  target: '50.50',
  mines: '3',
  fields: '',
  bet: '',
  moves: '',
  stake: '',
  drawnOncePer: '',
};

/** Games whose rounds have moves. */
export const hasMoves = (game: FairGameId): boolean =>
  game === 'hilo' || game === 'towers' || game === 'blackjack';

export function formFrom(values: VerifierValues): VerifierForm {
  const game = values.game ?? '';
  return { ...EMPTY_FORM, ...values, game: isFairGameId(game) ? game : EMPTY_FORM.game };
}

/** `'4-9'`, `'4, 9'` → [4, 9]: fields count from 0, row by row. Undefined for invalid or repeated fields. */
export function parseFields(text: string): number[] | undefined {
  const parts = text.split(/[\s,;-]+/).filter(Boolean);
  if (!parts.every((part) => /^\d{1,2}$/.test(part))) return undefined;
  const fields = parts.map(Number);
  const isSound =
    fields.every((field) => field < minesRules.fields) && new Set(fields).size === fields.length;
  return isSound ? fields : undefined;
}

const parseTarget = (text: string): number | undefined =>
  /^\d{1,3}(?:[.,]\d{1,2})?$/.test(text.trim())
    ? Math.round(Number(text.trim().replace(',', '.')) * 100)
    : undefined;

/** Amounts of the jackpot draw; skipped when both are empty. */
function jackpotOf(form: VerifierForm): { jackpot?: JackpotTerms } | { problem: VerifierField } {
  const [stake, drawnOncePer] = [form.stake, form.drawnOncePer].map((text) => text.trim().replace(',', '.'));
  if (!stake && !drawnOncePer) return {};
  const stakeMinor = parseMoney(stake ?? '') ?? 0n;
  const drawnOncePerMinor = parseMoney(drawnOncePer ?? '') ?? 0n;
  if (stakeMinor <= 0n) return { problem: 'stake' };
  if (drawnOncePerMinor <= 0n) return { problem: 'drawnOncePer' };
  return { jackpot: { stakeMinor, drawnOncePerMinor } };
}

export type FieldProblem = 'missing' | 'wrong';
export type VerifierProblems = Partial<Record<VerifierField, FieldProblem>>;

type ReadRecord = { record: unknown } | { problem: VerifierField };

/** Undefined for text that is no JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function recordOfDice(form: VerifierForm): ReadRecord {
  const targetHundredths = parseTarget(form.target);
  const direction = form.direction === 'under' ? 'under' : 'over';
  if (targetHundredths === undefined || !isDiceBetAllowed({ direction, targetHundredths }))
    return { problem: 'target' };
  return { record: { bet: { direction, targetHundredths } } };
}

function recordOfMines(form: VerifierForm): ReadRecord {
  const mines = Number(form.mines);
  if (!Number.isInteger(mines) || mines < minesRules.minMines || mines > minesRules.maxMines)
    return { problem: 'mines' };
  const revealed = parseFields(form.fields);
  return revealed ? { record: { mines, revealed } } : { problem: 'fields' };
}

/** The record of the round, in the form of the game's rules. */
function recordOf(form: VerifierForm): ReadRecord {
  if (form.game === 'dice') return recordOfDice(form);
  if (form.game === 'mines') return recordOfMines(form);
  const bet = parseJson(form.bet);
  if (bet === undefined) return { problem: 'bet' };
  const moves = parseJson(form.moves.trim() || '[]');
  return Array.isArray(moves) ? { record: { bet, moves } } : { problem: 'moves' };
}

export type Verified =
  | { verification: AnyVerification; problems?: undefined }
  | { verification?: undefined; problems: VerifierProblems };

/**
 * Recomputes a round from the inputs. Seeds are used as entered, so that rounds of other operators can be verified with
 * the same page.
 */
export function verifyForm(form: VerifierForm): Verified {
  const problems: VerifierProblems = {};
  const hash = form.hash.trim().toLowerCase();
  const serverSeed = form.serverSeed.trim();
  if (!serverSeed) problems.serverSeed = 'missing';
  if (!form.clientSeed) problems.clientSeed = 'missing';
  if (!/^\d{1,15}$/.test(form.nonce.trim())) problems.nonce = form.nonce.trim() ? 'wrong' : 'missing';
  if (hash && !isServerSeedHash(hash)) problems.hash = 'wrong';
  const read = recordOf(form);
  if ('problem' in read) problems[read.problem] = 'wrong';
  const draw = jackpotOf(form);
  if ('problem' in draw) problems[draw.problem] = form[draw.problem].trim() ? 'wrong' : 'missing';
  if ('problem' in read || 'problem' in draw || Object.keys(problems).length > 0) return { problems };
  const verification = fairGames[form.game].verifyRecord({
    serverSeed,
    clientSeed: form.clientSeed,
    nonce: Number(form.nonce.trim()),
    record: read.record,
    ...draw,
    ...(hash ? { committedHash: hash } : {}),
  });
  return verification ? { verification } : { problems: { bet: 'wrong' } };
}
