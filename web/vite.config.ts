import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const OUT = '../src/heptapolis/server/web';
const MARK = '/*ASSETS*/ []'; // where the service worker's list of files goes

/** Tell the service worker which files this build has, so that it can keep them for later. */
function precache(): Plugin {
  return {
    name: 'precache',
    apply: 'build',
    closeBundle() {
      const assets = readdirSync(join(OUT, 'assets'))
        .map((name) => `/assets/${name}`)
        .sort();
      const worker = join(OUT, 'sw.js');
      const shell = assets.filter((name) => !/cyrillic|latin-ext|\.woff$/.test(name));
      const source = readFileSync(worker, 'utf-8');
      if (!source.includes(MARK)) throw new Error(`sw.js has no ${MARK}`);
      writeFileSync(worker, source.replace(MARK, JSON.stringify(shell)));
    },
  };
}

const art = (name: string): string => `/src/art/${name}`;
const CHUNKS: Record<string, string[]> = {
  link: ['/src/ui/Link', '/src/ui/QrCode', '/node_modules/qrcode-generator/'], // first: not every page needs it
  svelte: ['/node_modules/svelte/', '/node_modules/clsx/', '/node_modules/esm-env/'],
  wonders: ['/src/games/wonders/'],
  dice: ['/src/games/dice/'],
  generic: ['/src/games/generic/'],
  analysis: ['/src/analysis/'],
  table: [
    '/src/table/',
    ...['connection', 'position', 'upgrade'].map((name) => `/src/api/${name}`),
    ...['gradually', 'ticking'].map((name) => `/src/lib/${name}`),
    ...['Sign', 'Picture', 'Part', 'parts', 'Numbered', 'colours'].map(art),
  ],
  avatars: [art('icons/avatars')],
  alerts: ['/src/lib/sound', '/src/lib/attention'], // for tables and options, not for the first page
  common: [
    ...[
      '/src/games/index',
      '/src/api/',
      '/src/lib/',
      '/node_modules/@fluent/',
      '/src/ui/',
      '/src/home/play',
      '/src/home/Warming',
      '/src/people/me',
      '/src/people/names',
      '/src/people/Face',
    ],
    ...['Icon', 'icons/', 'sprite'].map(art),
    'vite/preload-helper',
  ],
};

/** One chunk per game, one for what all tables share, one for what every page needs: few files, each for a reason. */
function chunkOf(id: string): string | undefined {
  return Object.keys(CHUNKS).find((chunk) => CHUNKS[chunk]!.some((path) => id.includes(path)));
}

export default defineConfig({
  plugins: [svelte(), precache()],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: { output: { manualChunks: chunkOf, onlyExplicitManualChunks: true } },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {}, // Svelte as it runs in the page
  test: {
    environment: 'happy-dom',
    isolate: false,
    include: ['src/**/*.test.ts'],
    setupFiles: 'vitest.setup.ts', // tests read English, from the same files as the server
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:7007', ws: true } } },
});
