import type { CaptchaAnswer } from '@croupier/contract/access/captcha.ts';
import { createPuzzles } from '../modules/access/captcha/puzzles.usecases.ts';
import { systemClock, type Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/database.ts';

/** A valid captcha answer for the merchant; works once. */
export async function solvedCaptcha(
  db: Db,
  merchantId: string,
  clock: Clock = systemClock,
): Promise<CaptchaAnswer> {
  const { token } = await createPuzzles({ db, clock }).issueToken(merchantId);
  return { verification: { provider: 'own', token } };
}
