import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { createSecretBox } from '../../../platform/secret-box.ts';
import { loadMasterKeys } from '../../../platform/db/master-keys.ts';
import type { Merchants } from '../merchants/index.ts';
import { filesConsole } from './files.console.ts';
import { fileJobs } from './files.jobs.ts';
import { listFilesOf, releaseFiles, subjectsOfSame } from './files.queries.ts';
import { filesRoutes } from './files.routes.ts';
import type { Files } from './files.types.ts';
import { attach, infoOf, readFile } from './files.usecases.ts';
import { createDiskStorage } from './providers/disk.adapter.ts';
import type { Bucket } from './providers/s3-signature.adapter.ts';
import { createS3Storage } from './providers/s3.adapter.ts';

export { pictureFormat } from './picture.rules.ts';
export { encodePicture } from './providers/picture-encoding.adapter.ts';
export type { AttachedFile, Files } from './files.types.ts';

/** Pictures that members and operators upload: re-encoded, sealed, kept outside the database. */
export function createFiles(options: {
  db: Db;
  clock: Clock;
  merchants: Pick<Merchants, 'list'>;
  secretsKey?: Buffer | undefined;
  folder: string;
  /** Keeps the files instead of the folder. */
  bucket?: Bucket | undefined;
}): Files {
  // The label is part of the key of every stored file, so it must not change.
  const box = createSecretBox({ label: 'croupier files', loadMasters: () => loadMasterKeys(options) });
  const { bucket, folder, clock } = options;
  const storage = bucket ? createS3Storage(bucket, clock) : createDiskStorage(folder);
  const deps = { ...options, box, storage };
  return {
    attach: (tx, attachment) => attach(deps, tx, attachment),
    ofSubject: async (of, within = deps.db) => (await listFilesOf(within, of)).map(infoOf),
    seenBefore: (of) => subjectsOfSame(deps.db, of),
    read: ({ subject, ...key }) => readFile(deps, key, (file) => file.subject === subject),
    release: releaseFiles,
    routes: filesRoutes(deps),
    consoleRoutes: filesConsole(deps),
    jobs: fileJobs(deps),
  };
}
