import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { compileMessages } from './messages-plugin.ts';

/** Below the built site, and never served from there. */
const FOLDER = 'render';

/** Bundles what draws pages on the server as `render/render.js`, which needs no packages beside it. */
export function bundleRenderer(): Plugin {
  let root = '';
  let folder = '';
  return {
    name: 'croupier-renderer',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved: (config) => {
      root = config.root;
      folder = resolve(root, config.build.outDir, FOLDER);
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
          define: { 'process.env.NODE_ENV': JSON.stringify('production') },
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
