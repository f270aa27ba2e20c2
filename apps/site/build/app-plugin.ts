import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const WORKER = 'sw.js';
const RELEASE_MARK = '__RELEASE__';
const RELEASE_LENGTH = 16;

const source = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
/** Tokens first, so that the page without a network wears the brand as every page does. */
const OFFLINE_STYLES = [source('../../../packages/ui/src/tokens.css'), source('../src/offline/offline.css')];

/**
 * The service worker and the page that it shows without a network, at addresses that never change. The worker carries a
 * hash of all files of this build: a new release is a new worker, which forgets what the old one kept.
 */
export function buildApp(): Plugin {
  return {
    name: 'croupier-app',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildStart() {
      this.emitFile({ type: 'chunk', id: source('../src/worker/service-worker.ts'), fileName: WORKER });
      this.emitFile({
        type: 'chunk',
        id: source('../src/offline/offline-page.ts'),
        fileName: 'app/offline.js',
      });
      const styles = await Promise.all(OFFLINE_STYLES.map((file) => readFile(file, 'utf8')));
      this.emitFile({ type: 'asset', fileName: 'app/offline.css', source: styles.join('\n') });
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle[WORKER];
        if (worker?.type !== 'chunk') throw new Error('the service worker was not built');
        if (worker.imports.length > 0) throw new Error('the service worker must be one file');
        const hash = createHash('sha256').update(worker.code);
        for (const name of Object.keys(bundle).toSorted()) {
          const file = bundle[name];
          hash.update(name);
          if (file && name.startsWith('app/')) hash.update(file.type === 'chunk' ? file.code : file.source);
        }
        worker.code = worker.code.replaceAll(RELEASE_MARK, hash.digest('hex').slice(0, RELEASE_LENGTH));
      },
    },
  };
}
