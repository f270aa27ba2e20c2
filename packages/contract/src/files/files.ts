import { z } from 'zod';
import { id } from '../ids.ts';
import { instant } from '../instant.ts';
import { merchantParams } from '../merchants/merchant-params.ts';
import { defineRoutes } from '../route.ts';

/** The bytes of a file: a `Blob` in browsers, a `Buffer` on the server. */
export type FileContent = Blob | Uint8Array;
export const fileContent = z.custom<FileContent>(
  (value) => value instanceof Uint8Array || value instanceof Blob,
);

/** What an uploaded picture is for. It can be attached to nothing else. */
export const FILE_PURPOSES = ['slip', 'proof', 'document', 'activity'] as const;
export const filePurpose = z.enum(FILE_PURPOSES);
export type FilePurpose = z.infer<typeof filePurpose>;

export const MAX_FILE_BYTES = 5 * 1024 * 1024;
/** One thing, such as a slip or a document, has at most so many pictures. */
export const MAX_FILES = 3;
/** The bytes decide, not what the browser calls them. */
export const FILE_TYPES = ['image/png', 'image/jpeg'] as const;
/** The form in which every picture is stored. */
export const STORED_TYPE = 'image/webp';

/** Ids of uploaded pictures, in a call that attaches them. */
export const fileIds = z.array(id).min(1).max(MAX_FILES);

export const fileInfo = z.object({
  id,
  purpose: filePurpose,
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  uploadedAt: instant,
});
export type FileInfo = z.infer<typeof fileInfo>;

const uploadQuery = z.object({ for: filePurpose });
const UPLOAD = {
  method: 'POST',
  query: uploadQuery,
  upload: FILE_TYPES,
  maxBodyBytes: MAX_FILE_BYTES,
  body: fileContent,
  response: fileInfo,
  errors: ['files.picture_invalid', 'files.too_many_waiting'],
} as const;

/** Pictures that members upload: transfer slips, proofs, documents. */
export const fileRoutes = defineRoutes({
  upload: {
    ...UPLOAD,
    path: '/wps/files',
    summary:
      'Stores a picture (PNG or JPEG by its bytes), re-encoded without metadata. It is deleted after 24 hours unless attached.',
    access: 'member',
  },
  get: {
    method: 'GET',
    path: '/wps/files/:id',
    summary: 'One of the member’s own pictures.',
    access: 'member',
    params: z.object({ id }),
    download: STORED_TYPE,
    response: fileContent,
    errors: ['files.not_found'],
  },
  remove: {
    method: 'DELETE',
    path: '/wps/files/:id',
    summary: 'Deletes one of the member’s own pictures that is not attached yet.',
    access: 'member',
    params: z.object({ id }),
    response: z.object({}),
    errors: ['files.not_found'],
  },
});

/** Pictures of payments, as operators see and upload them. Documents have calls of their own, which are audited. */
export const fileControlRoutes = defineRoutes({
  upload: {
    ...UPLOAD,
    path: '/console/merchants/:merchantCode/files',
    summary: 'Stores a picture that the operator attaches afterwards, such as a bank’s proof of a payment.',
    access: 'operator',
    permission: 'files.upload',
    params: merchantParams,
  },
  get: {
    method: 'GET',
    path: '/console/merchants/:merchantCode/files/:id',
    summary: 'A slip or proof by its id; documents are not found.',
    access: 'operator',
    permission: 'files.view',
    params: merchantParams.extend({ id }),
    download: STORED_TYPE,
    response: fileContent,
    errors: ['files.not_found'],
  },
});
