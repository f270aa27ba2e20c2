import { limitAttempt, attemptKey, returnAttempt } from '../../../platform/attempts.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { addressKey } from '../../../platform/http/address-key.ts';
import { appError, requestErrors } from '../../../platform/http/errors.ts';
import { SLIDER_MISSES, SLIDER_TOLERANCE_PX } from './captcha.config.ts';
import { captchaErrors } from './captcha.errors.ts';
import { cutPuzzle, type CutPuzzle } from './cut-puzzle.ts';
import { inDrawingLine } from './drawing-line.ts';
import { answerHash, type Puzzles } from './puzzles.usecases.ts';
import { planScene } from './scene.rules.ts';
import { newPuzzleId, secureRandom } from './secrets.ts';
import { faultOf, type TrailPoint } from './trail.rules.ts';

export type SliderAnswer = { id: string; xPx: number; trail: readonly TrailPoint[] };

export type Sliders = {
  /** @throws `request.too_many` */
  make: (call: { merchantId: string; ip: string }) => Promise<CutPuzzle & { id: string }>;
  /** @throws `captcha.wrong`, `captcha.expired`, `request.too_many`; the puzzle is used up in any case */
  solve: (call: { merchantId: string; ip: string; answer: SliderAnswer }) => Promise<{ token: string }>;
};

/** Whether the hole is where the piece was dropped, or a little beside: only its hash is known. */
function fits(hash: Buffer | null, { id, xPx }: SliderAnswer): boolean {
  const dropped = Math.round(xPx);
  const near = Array.from(
    { length: 2 * SLIDER_TOLERANCE_PX + 1 },
    (_, i) => dropped + i - SLIDER_TOLERANCE_PX,
  );
  return hash !== null && near.some((x) => hash.equals(answerHash(id, String(x))));
}

export function createSliders(deps: { db: Db; clock: Clock; puzzles: Puzzles }): Sliders {
  const { db, puzzles } = deps;
  return {
    make: async ({ merchantId, ip }) => {
      await puzzles.count({ merchantId, kind: 'slider', ip });
      const id = newPuzzleId();
      const scene = planScene(secureRandom);
      await puzzles.keep({ merchantId, kind: 'slider', key: id, answer: String(scene.hole.x) });
      return { id, ...(await inDrawingLine(() => cutPuzzle(scene))) };
    },
    solve: async ({ merchantId, ip, answer }) => {
      const tries = attemptKey(merchantId, 'captcha.slider', addressKey(ip));
      await limitAttempt(deps, tries, SLIDER_MISSES, requestErrors.tooMany);
      const taken = await puzzles.take({ merchantId, kind: 'slider', key: answer.id });
      if (!taken) throw appError(captchaErrors.expired);
      if (!fits(taken.answerHash, answer) || faultOf(answer.trail, answer.xPx))
        throw appError(captchaErrors.wrong);
      await db.transaction().execute((tx) => returnAttempt(tx, tries, SLIDER_MISSES));
      return puzzles.giveToken(merchantId);
    },
  };
}
