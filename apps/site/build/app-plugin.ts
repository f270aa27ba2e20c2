import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const WORKER = 'sw.js';
const RELEASE_MARK = '__RELEASE__';
const RELEASE_LENGTH = 16;

const source = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
/** Fonts and tokens for the offline page. */
const OFFLINE_STYLES = [
  '../src/fonts.css',
  '../../../packages/ui/src/styles/tokens.css',
  '../src/offline/offline.css',
];

/** With this build's hashed font names. */
async function offlineStyles(names: readonly string[]): Promise<string> {
  const styles = await Promise.all(OFFLINE_STYLES.map((file) => readFile(source(file), 'utf8')));
  return styles.join('\n').replaceAll(/url\('[^']*\/([\w-]+)\.woff2'\)/g, (_, face: string) => {
    const name = names.find((file) => file.startsWith(`fonts/${face}.`));
    if (!name) throw new Error(`no font ${face} in this build`);
    return `url('/${name}')`;
  });
}

/**
 * The service worker and its offline page, at fixed addresses. The worker contains a hash of all files of the build, so
 * every release installs a new worker, which deletes the old caches.
 */
export function buildApp(): Plugin {
  return {
    name: 'croupier-app',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      this.emitFile({ type: 'chunk', id: source('../src/worker/service-worker.ts'), fileName: WORKER });
      this.emitFile({
        type: 'chunk',
        id: source('../src/offline/offline-page.ts'),
        fileName: 'app/offline.js',
      });
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const styles = await offlineStyles(Object.keys(bundle));
        this.emitFile({ type: 'asset', fileName: 'app/offline.css', source: styles });
        const worker = bundle[WORKER];
        if (worker?.type !== 'chunk') throw new Error('the service worker was not built');
        if (worker.imports.length > 0) throw new Error('the service worker must be one file');
        const hash = createHash('sha256').update(worker.code).update(styles);
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
