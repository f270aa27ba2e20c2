import { inDrawingLine } from './drawing-line.ts';
import { drawPicture } from './picture.ts';
import { newText } from './picture.rules.ts';
import { answerHash, type Puzzles } from './puzzles.usecases.ts';
import { secureRandom } from './secrets.ts';

const spelled = (text: string): string => text.trim().toUpperCase();

export type Images = {
  /** A picture as base64 PNG, to be answered under the key. @throws `request.too_many` */
  draw: (call: { merchantId: string; key: string; ip: string }) => Promise<string>;
  /** Uses the picture up, right or wrong. */
  isRight: (answer: { merchantId: string; key: string; text: string }) => Promise<boolean>;
};

export const createImages = (puzzles: Puzzles): Images => ({
  draw: async ({ merchantId, key, ip }) => {
    await puzzles.count({ merchantId, kind: 'image', ip });
    const text = newText(secureRandom);
    // Before the drawing, which is what costs.
    await puzzles.keep({ merchantId, kind: 'image', key, answer: text });
    return (await inDrawingLine(() => drawPicture(text, secureRandom))).toString('base64');
  },
  isRight: async ({ merchantId, key, text }) => {
    const taken = await puzzles.take({ merchantId, kind: 'image', key });
    return taken?.answerHash?.equals(answerHash(key, spelled(text))) ?? false;
  },
});
