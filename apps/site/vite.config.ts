import { serverPage } from '@croupier/web/build/server-page.ts';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildApp } from './build/app-plugin.ts';
import { compressFiles } from './build/compress-plugin.ts';
import { drawGameArt } from './build/art-plugin.ts';
import { bundleFirstScreen } from './build/first-screen-plugin.ts';
import { compileMessages } from './build/messages-plugin.ts';
import { preparePage } from './build/page-plugin.ts';
import { bundleRenderer } from './build/render-plugin.ts';

/** Where the calls go in development. */
const server = process.env['CROUPIER_SERVER'] ?? 'http://127.0.0.1:3000';

const folderOf = (names: readonly string[]): string => {
  const [name = ''] = names;
  if (name.endsWith('.css')) return 'css';
  return /\.woff2?$/.test(name) ? 'fonts' : 'assets';
};

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    compileMessages(),
    bundleFirstScreen(),
    drawGameArt(),
    preparePage(),
    buildApp(),
    serverPage(server),
    compressFiles(),
    bundleRenderer(),
  ],
  server: {
    proxy: {
      '/wps': { target: server, ws: true },
      '/lgw': { target: server },
      '/lotto': { target: server },
      '/art/vendors': { target: server },
      '/art/games': { target: server },
      '/app/': { target: server },
      '/manifest.webmanifest': { target: server },
      '/favicon.svg': { target: server },
    },
  },
  build: {
    target: 'baseline-widely-available',
    // The page's policy lets no data: font or script through.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        entryFileNames: 'js/[name].[hash].js',
        chunkFileNames: 'js/[name].[hash].js',
        assetFileNames: ({ names }) => `${folderOf(names)}/[name].[hash][extname]`,
      },
    },
  },
});
