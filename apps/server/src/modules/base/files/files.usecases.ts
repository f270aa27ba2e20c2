import { hash } from 'node:crypto';
import {
  MAX_FILE_BYTES,
  MAX_FILES,
  type FileInfo,
  type FilePurpose,
} from '@croupier/contract/files/files.ts';
import { attemptKey, limitAttempt } from '../../../platform/attempts.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { fieldRefusal } from '../../../platform/field-refusal.ts';
import { appError, requestErrors } from '../../../platform/http/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { FILES, UPLOADS } from './files.config.ts';
import { fileErrors } from './files.errors.ts';
import {
  attachFiles,
  countWaiting,
  deleteFile,
  findFile,
  giveUpFile,
  insertFile,
  listFilesOf,
  markStored,
  subjectsOfSame,
} from './files.queries.ts';
import type { AttachedFile, Attachment, FileDeps, FileKey, FileRow, Uploader } from './files.types.ts';
import { pictureFormat } from './picture.rules.ts';
import { encodePicture, type EncodedPicture } from './providers/picture-encoding.adapter.ts';

const nameOf = ({ merchantId, id }: FileKey): string => `${merchantId}/${id}`;

export const infoOf = ({ id, purpose, width, height, bytes, uploadedAt }: FileRow): FileInfo => ({
  id,
  purpose,
  width,
  height,
  bytes,
  uploadedAt,
});

/** @throws `files.picture_invalid` */
async function encoded(content: Buffer): Promise<EncodedPicture> {
  // Checked before decoding, so that no other decoder, such as the one for SVG, ever sees the bytes.
  const format = content.length <= MAX_FILE_BYTES ? pictureFormat(content) : undefined;
  const picture =
    format === 'png' || format === 'jpeg' ? await encodePicture(content, FILES.maxSidePixels) : undefined;
  if (!picture) throw fieldRefusal(fileErrors.pictureInvalid, 'body');
  return picture;
}

/**
 * Stores a re-encoded copy of a picture. The row is committed before the bytes are written, so that the job finds what
 * a crash leaves behind.
 *
 * @throws `files.picture_invalid`, `files.too_many_waiting`, `request.too_many`
 */
export async function uploadFile(
  { db, clock, storage, box }: FileDeps,
  upload: { merchantId: string; uploader: Uploader; purpose: FilePurpose; content: Buffer },
): Promise<FileInfo> {
  const { merchantId, uploader, purpose } = upload;
  await limitAttempt(
    { db, clock },
    attemptKey(merchantId, 'files.upload', uploader.id),
    UPLOADS,
    requestErrors.tooMany,
  );
  if ((await countWaiting(db, merchantId, uploader.id)) >= FILES.maxWaiting)
    throw appError(fileErrors.tooManyWaiting);
  const { content, width, height } = await encoded(upload.content);
  const key = { merchantId, id: newId() };
  const { keyId, sealed } = await box.seal(content, nameOf(key));
  const sha256 = hash('sha256', content, 'buffer');
  const info = { id: key.id, purpose, width, height, bytes: content.length, uploadedAt: clock.now() };
  await insertFile(db, { ...info, merchantId, uploader, sha256, keyId });
  await storage.put(nameOf(key), sealed);
  await markStored(db, key);
  return info;
}

async function contentOf({ storage, box }: FileDeps, file: FileRow): Promise<Buffer> {
  const sealed = await storage.get(nameOf(file));
  if (!sealed) throw new Error(`file ${nameOf(file)} is missing in the storage`);
  return box.openBytes({ keyId: file.keyId, sealed }, nameOf(file));
}

/** The bytes of a picture that passes a check of its row. @throws `files.not_found` */
export async function readFile(
  deps: FileDeps,
  key: FileKey,
  isVisible: (file: FileRow) => boolean,
): Promise<Buffer> {
  const file = await findFile(deps.db, key);
  if (!file || !isVisible(file)) throw appError(fileErrors.notFound);
  return contentOf(deps, file);
}

/** @throws `files.not_found` for a picture that is somebody else's or attached */
export async function removeFile(deps: FileDeps, key: FileKey & { uploadedBy: string }): Promise<void> {
  if (!(await giveUpFile(deps.db, key))) throw appError(fileErrors.notFound);
  await deleteStored(deps, key);
}

/** Deletes the bytes and then the row of a picture that was given up. */
export async function deleteStored({ db, storage }: FileDeps, key: FileKey): Promise<void> {
  await storage.remove(nameOf(key));
  await deleteFile(db, key);
}

/** @throws `files.not_found`, `files.too_many` */
export async function attach(deps: FileDeps, tx: Tx, attachment: Attachment): Promise<AttachedFile[]> {
  const ids = [...new Set(attachment.ids)];
  const { merchantId, uploadedBy, purpose, subject } = attachment;
  if (ids.length > MAX_FILES) throw fieldRefusal(fileErrors.tooMany, 'files');
  await attachFiles(tx, { ...attachment, ids, at: deps.clock.now() });
  const attached = await listFilesOf(tx, { merchantId, subject });
  const isOwn = (id: string): boolean =>
    attached.some((file) => file.id === id && file.uploadedBy === uploadedBy && file.purpose === purpose);
  if (!ids.every(isOwn)) throw fieldRefusal(fileErrors.notFound, 'files');
  if (attached.length > MAX_FILES) throw fieldRefusal(fileErrors.tooMany, 'files');
  const same = await subjectsOfSame(tx, { merchantId, ids, purpose, subject });
  return ids.map((id) => ({ id, seenBefore: same.get(id) ?? null }));
}
