import type { Source } from '@webmcp/contract';
import { expect, test } from 'vitest';

import { rowOfHandler } from '../../src/explore/row-of-handler.js';
import { readReact, readVue, type ReadApp } from '../intents/read-app.js';

const placesOf = (app: ReadApp): Source[] =>
  app.intents.flatMap(({ handlers }) => handlers.map(({ source }) => source));
const found = (app: ReadApp): boolean[] => placesOf(app).map((at) => rowOfHandler(app)(at) !== undefined);

test('finds the handler of a box that a loop makes, in React and in Vue', () => {
  expect(
    found(
      readReact('<ul>{props.items.map((item) => <div onClick={() => props.open(item.id)}>{item.name}</div>)}</ul>'),
    ),
  ).toEqual([true]);
  expect(
    found(
      readVue(
        '<div v-for="item in items" :key="item.id" @click="open(item.id)">{{ item.name }}</div>',
        'defineProps(["items"]); const open = (id) => post(id)',
      ),
    ),
  ).toEqual([true]);
});

test('finds no row for the members of an object that the source writes out', () => {
  const views = 'const views = { All: () => true, Open: (task) => !task.done }; const show = (view) => post(view)';
  const app = readVue('<b v-for="(_, view) in views" :key="view" @click="show(view)">{{ view }}</b>', views);
  expect(found(app)).toEqual([false, false]);
});

test('finds no row for a constant list, for a field, and for a handler that also serves a button outside', () => {
  expect(
    found(readReact('<ul>{["a", "b"].map((name) => <div onClick={() => props.open(name)}>{name}</div>)}</ul>')),
  ).toEqual([false, false]);
  expect(
    found(
      readReact(
        '<ul>{props.items.map((item) => <input aria-label="Name" onChange={() => props.set(item.id)} />)}</ul>',
      ),
    ),
  ).toEqual([false]);
  const shared = readReact(
    '<><button onClick={open}>All</button>{props.items.map((item) => <div onClick={open}>{item.name}</div>)}</>',
    'const open = () => props.open();',
  );
  expect(found(shared)).toEqual([false, false]);
});
