// The rules for the page's code. Prettier checks the layout, svelte-check the types.
import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** The server describes everything as data: only these files parse text, each for a reason. */
const TAKES_TEXT_APART = [
  'src/lib/text.ts', // words and paragraphs for people
  'src/lib/routes.ts', // the address bar is text
];
/** Only the pad for games on a real table adds up points; everything else gets them from the server. */
const SCORES_BY_HAND = ['src/score/**', 'src/pad/**', 'src/group/**'];
const NO_SCORING = { regex: '/score/', message: 'The server keeps the score: only the pad uses src/score.' };
/** Drawings: lines of path data cannot be broken. */
const DRAWINGS = [
  'src/art/icons/*.ts',
  'src/art/wonders/*.ts',
  'src/games/wonders/art/vignettes.ts',
  'src/art/logo.ts',
];

const PARSING = [
  ['Literal[regex]', 'a regular expression'],
  [':matches(NewExpression, CallExpression)[callee.name="RegExp"]', 'a regular expression'],
  ['CallExpression[callee.property.name=/^(split|match|matchAll)$/]', 'split or match'],
].map(([selector, what]) => ({
  selector,
  message: `No ${what}: ask the server for data, or name the file and the reason in eslint.config.js.`,
}));

export default ts.config(
  { ignores: ['node_modules', 'src/api/schema.d.ts', 'src/api/message-ids.d.ts'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  prettier,
  ...svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      eqeqeq: 'error',
      'max-len': ['error', { code: 120, ignoreUrls: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-non-null-assertion': 'off', // indices that the server guarantees
      'svelte/prefer-svelte-reactivity': 'off', // maps are values here and are replaced whole
      'no-undef': 'off', // TypeScript knows better
    },
  },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  { files: ['src/**'], ignores: TAKES_TEXT_APART, rules: { 'no-restricted-syntax': ['error', ...PARSING] } },
  {
    files: ['src/**'],
    ignores: SCORES_BY_HAND,
    rules: { 'no-restricted-imports': ['error', { patterns: [NO_SCORING] }] },
  },
  { files: ['src/**/art/*.svelte'], rules: { 'svelte/no-at-html-tags': 'off' } }, // our own drawings
  { files: DRAWINGS, rules: { 'max-len': 'off' } },
);
