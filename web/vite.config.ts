import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const OUT = '../src/heptapolis/server/web';
const MARK = '/*ASSETS*/ []'; // where the service worker's list of files goes

/** Tell the service worker which files this build has: they are what it keeps for later. */
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

export default defineConfig({
  plugins: [svelte(), precache()],
  build: { outDir: OUT, emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:7007', ws: true } } },
});
