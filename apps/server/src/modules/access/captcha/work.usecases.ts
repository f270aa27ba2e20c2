import { randomUUID } from 'node:crypto';
import { appError } from '../../../platform/http/errors.ts';
import { sha256 } from '../../../platform/tokens.ts';
import { captchaErrors } from './captcha.errors.ts';
import type { Puzzles } from './puzzles.usecases.ts';
import { bitsFor, leadingZeroBits, prefixOf } from './work.rules.ts';

export type Work = {
  /** @throws `request.too_many` */
  make: (call: { merchantId: string; ip: string }) => Promise<{ id: string; prefix: string; bits: number }>;
  /** @throws `captcha.wrong`, `captcha.expired`; the puzzle is consumed in any case */
  solve: (call: { merchantId: string; id: string; nonce: string }) => Promise<{ token: string }>;
};

export const createWork = (puzzles: Puzzles): Work => ({
  make: async ({ merchantId, ip }) => {
    const bits = bitsFor(await puzzles.count({ merchantId, kind: 'work', ip }));
    const id = randomUUID();
    await puzzles.keep({ merchantId, kind: 'work', key: id, workBits: bits });
    return { id, prefix: prefixOf(id), bits };
  },
  solve: async ({ merchantId, id, nonce }) => {
    const taken = await puzzles.take({ merchantId, kind: 'work', key: id });
    if (!taken) throw appError(captchaErrors.expired);
    if (leadingZeroBits(sha256(`${prefixOf(id)}${nonce}`)) < (taken.workBits ?? Infinity))
      throw appError(captchaErrors.wrong);
    return puzzles.issueToken(merchantId);
  },
});
