import { randomUUID } from 'node:crypto';
import { limitAttempt, attemptKey, returnAttempt } from '../../../platform/attempts.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { addressKey } from '../../../platform/http/address-key.ts';
import { appError, requestErrors } from '../../../platform/http/errors.ts';
import type { Queue } from '../../../platform/queue.ts';
import { secureRandom } from '../../../platform/tokens.ts';
import { SLIDER_MISSES, SLIDER_TOLERANCE_PX } from './captcha.config.ts';
import { captchaErrors } from './captcha.errors.ts';
import { cutPuzzle, type CutPuzzle } from './providers/slider-drawing.adapter.ts';
import { answerHash } from './puzzles.rules.ts';
import type { Puzzles } from './puzzles.usecases.ts';
import { planScene } from './slider.rules.ts';
import { faultOf, type TrailPoint } from './trail.rules.ts';

export type SliderAnswer = { id: string; xPx: number; trail: readonly TrailPoint[] };

export type Sliders = {
  /** @throws `request.too_many` */
  make: (call: { merchantId: string; ip: string }) => Promise<CutPuzzle & { id: string }>;
  /** @throws `captcha.wrong`, `captcha.expired`, `request.too_many`; the puzzle is consumed in any case */
  solve: (call: { merchantId: string; ip: string; answer: SliderAnswer }) => Promise<{ token: string }>;
};

/** Whether the piece was dropped within tolerance of the hole, of which only the hash is stored. */
function fits(hash: Buffer | null, { id, xPx }: SliderAnswer): boolean {
  const dropped = Math.round(xPx);
  const near = Array.from(
    { length: 2 * SLIDER_TOLERANCE_PX + 1 },
    (_, i) => dropped + i - SLIDER_TOLERANCE_PX,
  );
  return hash !== null && near.some((x) => hash.equals(answerHash(id, String(x))));
}

export function createSliders(deps: { db: Db; clock: Clock; puzzles: Puzzles; drawing: Queue }): Sliders {
  const { db, puzzles, drawing } = deps;
  return {
    make: async ({ merchantId, ip }) => {
      await puzzles.count({ merchantId, kind: 'slider', ip });
      // Random rather than ordered by time, so that ids cannot be guessed.
      const id = randomUUID();
      const scene = planScene(secureRandom);
      await puzzles.keep({ merchantId, kind: 'slider', key: id, answer: String(scene.hole.x) });
      return { id, ...(await drawing(() => cutPuzzle(scene))) };
    },
    solve: async ({ merchantId, ip, answer }) => {
      const tries = attemptKey(merchantId, 'captcha.slider', addressKey(ip));
      await limitAttempt(deps, tries, SLIDER_MISSES, requestErrors.tooMany);
      const taken = await puzzles.take({ merchantId, kind: 'slider', key: answer.id });
      if (!taken) throw appError(captchaErrors.expired);
      if (!fits(taken.answerHash, answer) || faultOf(answer.trail, answer.xPx))
        throw appError(captchaErrors.wrong);
      await db.transaction().execute((tx) => returnAttempt(tx, tries, SLIDER_MISSES));
      return puzzles.issueToken(merchantId);
    },
  };
}
