import sharp, { type Sharp } from 'sharp';
import { SCENE, type Notch, type Place, type Scene } from '../slider.rules.ts';

const { widthPx: width, heightPx: height, pieceSizePx: size } = SCENE;
const GRAIN = { type: 'gaussian', mean: 128, sigma: 26 } as const;
const HOLE_BRIGHTNESS = 0.5;
const QUALITY = 78;

export type CutPuzzle = {
  /** Data URLs. */
  background: string;
  piece: string;
  widthPx: number;
  heightPx: number;
  pieceSizePx: number;
  pieceTopPx: number;
};

const svg = (content: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${content}</svg>`);
const mask = ({ path }: Notch): Buffer => svg(`<path d="${path}" fill="#fff"/>`);
const rim = ({ path }: Notch, colour: string): Buffer =>
  svg(`<path d="${path}" fill="none" stroke="${colour}" stroke-width="1.5"/>`);

const dataUrl = (picture: Buffer): string => `data:image/webp;base64,${picture.toString('base64')}`;

async function paint(scene: Scene): Promise<() => Sharp> {
  const grain = await sharp({ create: { width, height, channels: 3, background: '#808080', noise: GRAIN } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const pixels = await sharp(Buffer.from(scene.svg))
    .composite([{ input: grain, blend: 'soft-light' }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return () => sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** Cuts a piece in the shape of the notch out of the picture. */
const cut = (picture: Sharp, { x, y }: Place, notch: Notch): Sharp =>
  picture
    .extract({ left: x, top: y, width: size, height: size })
    .ensureAlpha()
    .composite([{ input: mask(notch), blend: 'dest-in' }]);

/** Draws the scene, cuts the piece out and leaves two holes. */
export async function cutPuzzle(scene: Scene): Promise<CutPuzzle> {
  const { hole, decoy } = scene;
  const picture = await paint(scene);
  const filling = async (notch: Notch) => ({
    input: await cut(picture().modulate({ brightness: HOLE_BRIGHTNESS }), notch.filledFrom, notch)
      .png({ compressionLevel: 1 })
      .toBuffer(),
    left: notch.x,
    top: notch.y,
  });
  const edge = (notch: Notch) => ({ input: rim(notch, '#fff6'), left: notch.x, top: notch.y });
  const [piece, ...fillings] = await Promise.all([
    cut(picture(), hole, hole).png({ compressionLevel: 1 }).toBuffer(),
    filling(hole),
    filling(decoy),
  ]);
  const [background, framed] = await Promise.all([
    picture()
      .composite([...fillings, edge(hole), edge(decoy)])
      .webp({ quality: QUALITY })
      .toBuffer(),
    sharp(piece)
      .composite([{ input: rim(hole, '#fff') }])
      .webp({ quality: QUALITY })
      .toBuffer(),
  ]);
  return {
    background: dataUrl(background),
    piece: dataUrl(framed),
    ...SCENE,
    pieceTopPx: hole.y,
  };
}
