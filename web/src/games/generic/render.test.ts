import { expect, it } from 'vitest';
import { renderView, titleOf } from './render';

const words = { yes: 'yes', no: 'no', names: ['Ada', 'Bob'] };
const render = (value: unknown) => renderView({ it: value }, words)[0]!.value;
const text = (value: string) => ({ kind: 'text', text: value });

it('turns keys into titles', () => {
  expect(['last_card', 'west-barracks', 'age'].map(titleOf)).toEqual(['Last card', 'West barracks', 'Age']);
});

it('writes out plain values', () => {
  expect([3, 'red', true, false, null, '', [], {}].map(render)).toEqual(
    ['3', 'red', 'yes', 'no', '–', '–', '–', '–'].map(text),
  );
});

it('puts plain lists on one line', () => {
  expect(render(['a', 2, null])).toEqual({ kind: 'texts', texts: ['a', '2', '–'] });
});

it('makes a table of things that look alike, named after the players where there is one for each', () => {
  expect(
    render([
      { coins: 3, hand: ['a', 'b'] },
      { coins: 1, last: true },
    ]),
  ).toEqual({
    kind: 'table',
    columns: ['Coins', 'Hand', 'Last'],
    rows: [
      { title: 'Ada', cells: [text('3'), { kind: 'texts', texts: ['a', 'b'] }, text('–')] },
      { title: 'Bob', cells: [text('1'), text('–'), text('yes')] },
    ],
  });
});

it('names nested fields, and numbers lists', () => {
  expect(render([[1], [2], { deep: { er: 3 } }])).toEqual({
    kind: 'fields',
    fields: [
      { title: '1', value: { kind: 'texts', texts: ['1'] } },
      { title: '2', value: { kind: 'texts', texts: ['2'] } },
      {
        title: '3',
        value: {
          kind: 'fields',
          fields: [{ title: 'Deep', value: { kind: 'fields', fields: [{ title: 'Er', value: text('3') }] } }],
        },
      },
    ],
  });
});

it('leaves out what the table shows elsewhere', () => {
  const titles = renderView({ schema: 1, seat: 0, legal: [], offers: [], deck: 3 }, words).map((one) => one.title);
  expect(titles).toEqual(['Deck']);
});
