import { hash } from 'node:crypto';
import { MAX_MEDIA, MAX_MEDIA_BYTES, type Media } from '@croupier/contract/engagement/content-media.ts';
import { fieldRefusal } from '../../../../platform/field-refusal.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { contentErrors } from '../items/items.errors.ts';
import { encodePicture, pictureFormat } from '../../../base/files/index.ts';
import type { ItemDeps, Operator } from '../items/items.types.ts';
import {
  countMedia,
  findContent,
  findMedia,
  insertMedia,
  listMedia,
  type MediaRow,
} from './media.queries.ts';
import { pictureIdOf } from './picture.rules.ts';

const ID_LENGTH = 32;
/** As wide as a banner on a screen with two pixels per point. */
const MAX_SIDE_PIXELS = 1_920;

const mediaOf = (merchantId: string, row: MediaRow): Media => ({
  ...row,
  url: `/media/${row.id}.webp`,
  consoleUrl: `/console/media/${merchantId}/${row.id}.webp`,
});

/** @throws `merchants.not_found` */
export async function listPictures(
  { db, merchants }: ItemDeps,
  { merchantCode }: { merchantCode: string },
): Promise<Media[]> {
  const { id } = await merchants.byId(merchantCode);
  return (await listMedia(db, id, MAX_MEDIA)).map((row) => mediaOf(id, row));
}

/** @throws `merchants.not_found`, `content.picture_invalid`, `content.media_full` */
export async function uploadPicture(
  { db, clock, audit, merchants }: ItemDeps,
  { merchantCode, name, data }: { merchantCode: string; name: string; data: string },
  { account, ip, requestId }: Operator,
): Promise<Media> {
  const merchantId = (await merchants.byId(merchantCode)).id;
  const bytes = Buffer.from(data, 'base64');
  // Checked before decoding, so that no other decoder, such as the one for SVG, ever sees the bytes.
  const picture =
    bytes.length <= MAX_MEDIA_BYTES && pictureFormat(bytes)
      ? await encodePicture(bytes, MAX_SIDE_PIXELS)
      : undefined;
  if (!picture) throw fieldRefusal(contentErrors.pictureInvalid, 'data');
  if ((await countMedia(db, merchantId)) >= MAX_MEDIA) throw appError(contentErrors.mediaFull);
  const id = hash('sha256', picture.content, 'hex').slice(0, ID_LENGTH);
  await db.transaction().execute(async (tx) => {
    const row = { merchantId, id, name, ...picture, operatorId: account.id, addedAt: clock.now() };
    if (!(await insertMedia(tx, row))) return;
    await audit.record(tx, {
      merchantId,
      actor: account,
      action: 'content.picture_added',
      subject: `picture:${id}`,
      after: { name, width: picture.width, height: picture.height, bytes: picture.content.length },
      ip,
      requestId,
    });
  });
  const stored = await findMedia(db, merchantId, id);
  if (!stored) throw appError(contentErrors.notFound);
  return mediaOf(merchantId, stored);
}

/** The content of a picture by the name of its file; undefined if there is none. */
export async function pictureNamed(
  { db }: Pick<ItemDeps, 'db'>,
  { merchantId, file }: { merchantId: string; file: string },
): Promise<Buffer | undefined> {
  const id = pictureIdOf(file);
  return id === undefined ? undefined : findContent(db, merchantId, id);
}
