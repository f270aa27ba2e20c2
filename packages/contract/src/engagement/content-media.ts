import { z } from 'zod';
import { instant } from '../instant.ts';
import { merchantParams } from '../merchants/merchant-params.ts';
import { link } from '../merchants/system.ts';
import { defineRoutes } from '../route.ts';

export const MAX_MEDIA_BYTES = 3 * 1024 * 1024;
export const MEDIA_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
export const MAX_MEDIA = 1_000;

/** Base64 takes four characters for three bytes. */
const MAX_DATA_LENGTH = Math.ceil(MAX_MEDIA_BYTES / 3) * 4;
const REST_OF_BODY_BYTES = 4 * 1024;

const media = z.object({
  /** Made from its content, so that the same picture is stored once. */
  id: z.string(),
  /** The address on the site. */
  url: link,
  /** The address on the console. */
  consoleUrl: link,
  name: z.string(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  addedAt: instant,
});
export type Media = z.infer<typeof media>;

/** Pictures that operators upload for banners and promotions. */
export const contentMediaRoutes = defineRoutes({
  list: {
    method: 'GET',
    path: '/console/merchants/:merchantCode/content/media',
    summary: 'The uploaded pictures of a merchant, newest first.',
    access: 'operator',
    permission: 'content.view',
    params: merchantParams,
    response: z.array(media),
    errors: ['merchants.not_found'],
  },
  upload: {
    method: 'POST',
    path: '/console/merchants/:merchantCode/content/media',
    summary: 'Stores a picture (PNG, JPEG or WebP by its bytes), re-encoded without metadata.',
    access: 'operator',
    permission: 'content.edit',
    maxBodyBytes: MAX_DATA_LENGTH + REST_OF_BODY_BYTES,
    params: merchantParams,
    body: z.object({
      name: z.string().trim().min(1).max(200),
      /** The file in base64. */
      data: z.base64().min(1).max(MAX_DATA_LENGTH),
    }),
    response: media,
    errors: ['merchants.not_found', 'content.picture_invalid', 'content.media_full'],
  },
});
