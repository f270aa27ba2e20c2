import { BOOT_ELEMENT_ID, type BootData } from '@croupier/contract/boot.ts';
import { completeLanguage } from '@croupier/web/preferences/language.ts';
import type { ComponentType } from 'react';
import { CHUNK_TIMEOUT_MILLISECONDS } from '../config/lobby-limits.ts';

const RELOADED_KEY = 'reloadedFor';

/** A script of the page failed to load; a retry may help. */
export class ChunkError extends Error {
  override name = 'ChunkError';
}

export type ChunkLoaderOptions = {
  /** The release that this page belongs to. */
  release: () => string;
  /** The release that the server has now; undefined if it cannot be reached. */
  askRelease: () => Promise<string | undefined>;
  reloadedFor: () => string | null;
  /** Stores the release and reloads the page. */
  reload: (release: string) => void;
  timeoutMilliseconds?: number;
};

export type ChunkLoader = <T>(load: () => Promise<T>) => Promise<T>;

/**
 * Loads a script of the page. If that fails because a new release has replaced the scripts, the page reloads once per
 * release; otherwise the route shows the error and offers a retry.
 *
 * @throws ChunkError
 */
export function createChunkLoader(options: ChunkLoaderOptions): ChunkLoader {
  const { timeoutMilliseconds = CHUNK_TIMEOUT_MILLISECONDS } = options;
  return async (load) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    try {
      const tooLate = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error('timed out')), timeoutMilliseconds);
      });
      return await Promise.race([load(), tooLate]);
    } catch (cause) {
      const release = await options.askRelease().catch(() => undefined);
      if (release && release !== options.release() && release !== options.reloadedFor()) {
        options.reload(release);
        return await new Promise<never>(() => undefined);
      }
      throw new ChunkError('a part of the page did not arrive', { cause });
    } finally {
      clearTimeout(timer);
    }
  };
}

const bootOf = (page: Document): BootData | undefined => {
  const text = page.querySelector(`#${BOOT_ELEMENT_ID}`)?.textContent;
  return text ? (JSON.parse(text) as BootData) : undefined;
};

/** Loads a script of this page. @throws ChunkError */
export const loadChunk: ChunkLoader = createChunkLoader({
  release: () => bootOf(document)?.release ?? '',
  askRelease: async () => {
    const response = await fetch(location.pathname, { cache: 'no-store', headers: { accept: 'text/html' } });
    return bootOf(new DOMParser().parseFromString(await response.text(), 'text/html'))?.release;
  },
  reloadedFor: () => sessionStorage.getItem(RELOADED_KEY),
  reload: (release) => {
    sessionStorage.setItem(RELOADED_KEY, release);
    location.reload();
  },
});

/** Loads a part of the page together with its texts. @throws ChunkError */
export const loadPart = async <T>(load: () => Promise<T>): Promise<T> =>
  (await Promise.all([loadChunk(load), loadChunk(completeLanguage)]))[0];

/**
 * A page as a route's `lazy`: `lazyPage(() => import('./features/x/XPage.tsx'), 'XPage')`. It carries the name of its
 * script, which server-rendered pages preload.
 */
export const lazyPage = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  Object.assign(
    async (): Promise<{ Component: ComponentType }> => ({ Component: (await loadPart(load))[name] }),
    { chunk: name },
  );

/** A page whose import is in the script of its group: `lazyPageOf(() => import('./features/x/x-pages.ts'), 'XPage')`. */
export const lazyPageOf = <Name extends string>(
  group: () => Promise<{ pages: Record<Name, () => Promise<Record<Name, ComponentType>>> }>,
  name: Name,
) => lazyPage(async () => await (await group()).pages[name](), name);

/** The script of a route's page; undefined if it is part of the first script. */
export const chunkOf = (lazy: unknown): string | undefined =>
  typeof lazy === 'function' && 'chunk' in lazy ? String(lazy.chunk) : undefined;
