import type { Queue } from '../../../platform/queue.ts';
import { secureRandom } from '../../../platform/tokens.ts';
import { drawPicture } from './providers/image-drawing.adapter.ts';
import { newText } from './image.rules.ts';
import { answerHash } from './puzzles.rules.ts';
import type { Puzzles } from './puzzles.usecases.ts';

const normalised = (text: string): string => text.trim().toUpperCase();

export type Images = {
  /** A picture as base64 PNG, which is answered under the key. @throws `request.too_many` */
  draw: (call: { merchantId: string; key: string; ip: string }) => Promise<string>;
  /** Consumes the picture, right or wrong. */
  isRight: (answer: { merchantId: string; key: string; text: string }) => Promise<boolean>;
};

export const createImages = ({ puzzles, drawing }: { puzzles: Puzzles; drawing: Queue }): Images => ({
  draw: async ({ merchantId, key, ip }) => {
    await puzzles.count({ merchantId, kind: 'image', ip });
    const text = newText(secureRandom);
    // Drawing is the expensive part, so it comes after the limits.
    await puzzles.keep({ merchantId, kind: 'image', key, answer: text });
    return (await drawing(() => drawPicture(text, secureRandom))).toString('base64');
  },
  isRight: async ({ merchantId, key, text }) => {
    const taken = await puzzles.take({ merchantId, kind: 'image', key });
    return taken?.answerHash?.equals(answerHash(key, normalised(text))) ?? false;
  },
});
