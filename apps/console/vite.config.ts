import { serverPage } from '@croupier/web/build/server-page.ts';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The server for calls in development. */
const server = process.env['CROUPIER_SERVER'] ?? 'http://127.0.0.1:3001';

const folderOf = (names: readonly string[]): string => {
  const [name = ''] = names;
  if (name.endsWith('.css')) return 'css';
  return /\.woff2?$/.test(name) ? 'fonts' : 'assets';
};

export default defineConfig({
  plugins: [react(), tailwindcss(), serverPage(server)],
  server: { proxy: { '/console': { target: server, ws: true } } },
  build: {
    target: 'baseline-widely-available',
    // The content security policy allows no data: fonts and scripts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        entryFileNames: 'js/[name].[hash].js',
        chunkFileNames: 'js/[name].[hash].js',
        assetFileNames: ({ names }) => `${folderOf(names)}/[name].[hash][extname]`,
      },
    },
  },
});
