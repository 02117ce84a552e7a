// For tests only: speak English, from the files that the server would send.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Speech } from './src/lib/fluent';
import { use } from './src/lib/i18n.svelte';

const PACKAGE = '../src/heptapolis';

/** The files of a folder and of the folders in it. */
function filesIn(folder: string): string[] {
  const paths = readdirSync(folder).map((name) => join(folder, name));
  return paths.flatMap((path) => (statSync(path).isDirectory() ? filesIn(path) : [path]));
}

/** All texts of a language. */
export const readTexts = (language: string): string =>
  ['i18n', 'games']
    .flatMap((part) => filesIn(join(PACKAGE, part)))
    .filter((file) => file.endsWith('.ftl') && file.includes(join('languages', language, '')))
    .map((file) => readFileSync(file, 'utf-8'))
    .join('\n');

use(new Speech('en', readTexts('en')));

/** The final positions that the score pad is compared with: those of `make webcheck`, or those of a longer file. */
function readScored(): { positions: unknown; long: boolean } {
  const file = process.env.HEPTAPOLIS_SCORED;
  return { positions: JSON.parse(readFileSync(file ?? 'scored.json', 'utf-8')), long: file !== undefined };
}
Object.assign(globalThis, { readScored });
