import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStorage } from '../files.types.ts';
import { checkName } from './names.adapter.ts';

/** Files in a folder, one folder per merchant; several servers may share it. */
export function createDiskStorage(folder: string): FileStorage {
  const pathOf = (name: string): string => join(folder, checkName(name));
  return {
    put: async (name, content) => {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true });
      // Renamed when complete, so that a crash leaves no half of a file under its name.
      const partial = `${path}.partial`;
      const handle = await open(partial, 'w', 0o600);
      try {
        await handle.writeFile(content);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(partial, path);
    },
    get: async (name) => {
      try {
        return await readFile(pathOf(name));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
        throw error;
      }
    },
    remove: async (name) => {
      const path = pathOf(name);
      await Promise.all([rm(path, { force: true }), rm(`${path}.partial`, { force: true })]);
    },
  };
}
