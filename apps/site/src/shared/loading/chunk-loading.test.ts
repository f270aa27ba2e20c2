import { expect, test, vi } from 'vitest';
import { ChunkError, createChunkLoader, lazyPage, type ChunkLoaderOptions } from './chunk-loading.ts';

const failing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const reload = () => vi.fn<(release: string) => void>();
const loader = (options: Partial<ChunkLoaderOptions> = {}) =>
  createChunkLoader({
    release: () => 'one',
    askRelease: async () => 'one',
    reloadedFor: () => null,
    reload: reload(),
    ...options,
  });

test('a loaded chunk is returned', async () => {
  expect(await loader()(async () => 42)).toBe(42);
});

test('a failure within the same release is an error to retry, without a reload', async () => {
  const reloaded = reload();
  await expect(loader({ reload: reloaded })(failing)).rejects.toBeInstanceOf(ChunkError);
  expect(reloaded).not.toHaveBeenCalled();
});

test('a failure after a new release reloads the page, only once', async () => {
  const reloaded = reload();
  void loader({ askRelease: async () => 'two', reload: reloaded })(failing);
  await expect.poll(() => reloaded).toHaveBeenCalledWith('two');
  const again = loader({ askRelease: async () => 'two', reloadedFor: () => 'two', reload: reloaded });
  await expect(again(failing)).rejects.toBeInstanceOf(ChunkError);
  expect(reloaded).toHaveBeenCalledTimes(1);
});

test('a failure while offline is an error to retry', async () => {
  await expect(loader({ askRelease: failing })(failing)).rejects.toBeInstanceOf(ChunkError);
});

test('a chunk that never loads times out', async () => {
  const stuck = loader({ timeoutMilliseconds: 1 })(() => new Promise<never>(() => undefined));
  await expect(stuck).rejects.toBeInstanceOf(ChunkError);
});

test('a lazy page is the named component of its module', async () => {
  const XPage = () => null;
  expect(await lazyPage(async () => ({ XPage }), 'XPage')()).toEqual({ Component: XPage });
});
