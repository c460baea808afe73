import { expect, test } from 'vitest';

import { readReact, type ReadApp } from '../read-app.js';

const dialog = (content: string): ReadApp =>
  readReact(
    `<Dialog.Root>${content}<Dialog.Content><input aria-label="Name" /></Dialog.Content></Dialog.Root>`,
    `import * as Dialog from '@radix-ui/react-dialog';`,
  );

const openers = (app: ReadApp): (string | undefined)[] =>
  app.boundaries
    .filter(({ kind }) => kind === 'dialog')
    .flatMap((boundary) => boundary.openers.map((index) => app.intents[index]?.labels[0]?.text));

test.each([
  ['a trigger part', '<Dialog.Trigger>Open</Dialog.Trigger>'],
  ['the child of a trigger', '<Dialog.Trigger asChild><button>Open</button></Dialog.Trigger>'],
  ['the element inside a trigger that is no control', '<Dialog.Trigger asChild><span>Open</span></Dialog.Trigger>'],
])('%s opens the content', (_, trigger) => {
  expect(openers(dialog(trigger))).toEqual(['Open']);
});

test('each tab opens the panel of its value', () => {
  const app = readReact(
    `<Tabs.Root><Tabs.Trigger value="a">A</Tabs.Trigger><Tabs.Trigger value="b">B</Tabs.Trigger>
      <Tabs.Content value="b"><input aria-label="Name" /></Tabs.Content></Tabs.Root>`,
    `import * as Tabs from '@radix-ui/react-tabs';`,
  );
  const panel = app.boundaries[app.intent('Name').boundary ?? -1];
  expect(panel?.openers).toEqual([app.intent('B').index]);
});
