import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { compileMessages } from './messages-plugin.ts';

/** Inside the build folder, but never served. */
const FOLDER = 'render';

/** Files that every page already requests. */
const FIRST_SCREEN = /^(?:js|css)\/(?:index|start|vendor)\./;
const LAYOUT_STYLES = /^css\/layout\./;

/** For each lazy script: itself and its dependencies beyond the first screen. */
function filesOfChunks(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const chunkOf = (name: string): Rolldown.OutputChunk | undefined => {
    const file = bundle[name];
    return file?.type === 'chunk' ? file : undefined;
  };
  const collect = (name: string, into: Set<string>): Set<string> => {
    const chunk = chunkOf(name);
    if (!chunk || into.has(name)) return into;
    into.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) into.add(style);
    for (const next of chunk.imports) collect(next, into);
    return into;
  };
  const first = new Set<string>();
  for (const name of Object.keys(bundle)) {
    if (FIRST_SCREEN.test(name)) collect(name, first);
    if (LAYOUT_STYLES.test(name)) first.add(name);
  }
  return Object.fromEntries(
    Object.keys(bundle).flatMap((name) => {
      const chunk = chunkOf(name);
      if (!chunk?.isDynamicEntry) return [];
      return [[chunk.name, [...collect(name, new Set())].filter((file) => !first.has(file))]];
    }),
  );
}

/** Bundles the server renderer as a self-contained `render/render.js`. */
export function bundleRenderer(): Plugin {
  let root = '';
  let folder = '';
  let files: Record<string, string[]> = {};
  return {
    name: 'croupier-renderer',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved: (config) => {
      root = config.root;
      folder = resolve(root, config.build.outDir, FOLDER);
    },
    generateBundle: {
      order: 'post',
      handler: (_options, bundle) => {
        files = filesOfChunks(bundle);
      },
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        await build({
          configFile: false,
          root,
          logLevel: 'warn',
          publicDir: false,
          mode: 'production',
          plugins: [react(), compileMessages()],
          define: {
            'process.env.NODE_ENV': JSON.stringify('production'),
            FILES_OF_CHUNKS: JSON.stringify(files),
          },
          ssr: { noExternal: true, target: 'node' },
          build: {
            ssr: join(root, 'src/render.tsx'),
            outDir: folder,
            emptyOutDir: true,
            copyPublicDir: false,
            target: 'node22',
            rolldownOptions: {
              output: { entryFileNames: 'render.js', chunkFileNames: 'parts/[name].[hash].js' },
            },
          },
        });
      },
    },
  };
}
