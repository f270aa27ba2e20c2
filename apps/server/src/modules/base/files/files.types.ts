import type { FileInfo, FilePurpose } from '@croupier/contract/files/files.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { BoundRoutes } from '../../../platform/http/call.ts';
import type { Job } from '../../../platform/jobs.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import type { Merchants } from '../merchants/index.ts';

/** Where the sealed bytes are. `put` replaces, `remove` ignores what is not there. */
export type FileStorage = {
  put: (name: string, content: Buffer) => Promise<void>;
  get: (name: string) => Promise<Buffer | undefined>;
  remove: (name: string) => Promise<void>;
};

export type FileDeps = {
  db: Db;
  clock: Clock;
  merchants: Pick<Merchants, 'list'>;
  storage: FileStorage;
  box: SecretBox;
};

export type Uploader = { kind: 'member' | 'operator'; id: string };

export type FileRow = FileInfo & {
  merchantId: string;
  uploadedBy: string;
  keyId: string;
  sha256: Buffer;
  subject: string | null;
};

export type FileKey = { merchantId: string; id: string };

export type Attachment = {
  merchantId: string;
  /** Who uploaded the pictures; nobody else can attach them. */
  uploadedBy: string;
  ids: readonly string[];
  purpose: FilePurpose;
  /** Kind and id of what they belong to, such as `deposit:<id>`. */
  subject: string;
};

export type AttachedFile = {
  id: string;
  /** The subject of another attached picture of the same purpose and content, if there is one. */
  seenBefore: string | null;
};

export type Files = {
  /**
   * Attaches uploaded pictures in the transaction of what they belong to. With the same pictures and subject once more
   * nothing happens.
   *
   * @throws `files.not_found` for a picture of somebody else, of another purpose, or attached elsewhere,
   *   `files.too_many` for more than three of one subject
   */
  attach: (tx: Tx, attachment: Attachment) => Promise<AttachedFile[]>;
  /** The pictures of a subject, oldest first. */
  ofSubject: (of: { merchantId: string; subject: string }, within?: Db) => Promise<FileInfo[]>;
  /** By id, the subject of another attached picture of the same purpose and content. */
  seenBefore: (of: {
    merchantId: string;
    ids: readonly string[];
    purpose: FilePurpose;
    subject: string;
  }) => Promise<ReadonlyMap<string, string>>;
  /** The bytes of an attached picture, as WebP. The caller checks who may see it. @throws `files.not_found` */
  read: (key: FileKey & { subject: string }) => Promise<Buffer>;
  /** Gives up the pictures of a subject; a job deletes them. */
  release: (tx: Tx, of: { merchantId: string; subject: string }) => Promise<void>;
  routes: BoundRoutes;
  consoleRoutes: BoundRoutes;
  jobs: Job[];
};
