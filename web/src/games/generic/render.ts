// Makes any view readable without knowing its game: texts, tables of similar things, and named fields.

export type Rendered =
  | { kind: 'text'; text: string }
  /** Plain values side by side. */
  | { kind: 'texts'; texts: string[] }
  /** Things of one shape, a row each. */
  | { kind: 'table'; columns: string[]; rows: { title: string; cells: Rendered[] }[] }
  | { kind: 'fields'; fields: Field[] };

export interface Field {
  title: string;
  value: Rendered;
}

interface Words {
  yes: string;
  no: string;
  /** The players: a list with one entry per player is assumed to be theirs. */
  names: string[];
}

type Plain = boolean | number | string | null | undefined;
type Fields = Record<string, unknown>;

/** Shown elsewhere at the table: whose view it is, the moves, the score, the options. */
const ELSEWHERE = new Set(['schema', 'seat', 'to_act', 'legal', 'offers', 'result', 'options']);
const NOTHING = '–';

export function renderView(view: unknown, words: Words): Field[] {
  const shown = Object.entries(view as Fields).filter(([key]) => !ELSEWHERE.has(key));
  return shown.map(([key, value]) => ({ title: titleOf(key), value: render(value, words) }));
}

/** `last_card` is "Last card". */
export function titleOf(key: string): string {
  const words = key.replaceAll('_', ' ').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function render(value: unknown, words: Words): Rendered {
  if (isPlain(value)) return { kind: 'text', text: textOf(value, words) };
  return Array.isArray(value) ? renderList(value, words) : renderFields(value as Fields, words);
}

function renderFields(value: Fields, words: Words): Rendered {
  const fields = Object.entries(value).map(([key, one]) => ({ title: titleOf(key), value: render(one, words) }));
  return fields.length ? { kind: 'fields', fields } : { kind: 'text', text: NOTHING };
}

function renderList(list: unknown[], words: Words): Rendered {
  if (list.length === 0) return { kind: 'text', text: NOTHING };
  if (list.every(isPlain)) return { kind: 'texts', texts: list.map((one) => textOf(one, words)) };
  const titles = list.length === words.names.length ? words.names : list.map((_, i) => String(i + 1));
  if (list.every(isFlat)) return renderTable(list, titles, words);
  return { kind: 'fields', fields: list.map((one, i) => ({ title: titles[i]!, value: render(one, words) })) };
}

function renderTable(list: Fields[], titles: string[], words: Words): Rendered {
  const keys = [...new Set(list.flatMap((one) => Object.keys(one)))];
  const rows = list.map((one, i) => ({ title: titles[i]!, cells: keys.map((key) => render(one[key], words)) }));
  return { kind: 'table', columns: keys.map(titleOf), rows };
}

function textOf(value: Plain, words: Words): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  return value === null || value === undefined || value === '' ? NOTHING : String(value);
}

const isPlain = (value: unknown): value is Plain => typeof value !== 'object' || value === null;

/** Whether something fits into a row of a table: it holds nothing deeper than a list of plain values. */
function isFlat(value: unknown): value is Fields {
  if (isPlain(value) || Array.isArray(value)) return false;
  return Object.values(value as Fields).every((one) => isPlain(one) || (Array.isArray(one) && one.every(isPlain)));
}
