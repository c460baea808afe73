import { expect, test } from 'vitest';

import { showRoot } from '../show-linked.js';

const lines = (code: string): string[] => showRoot({ 'a.tsx': code }).map((line) => line.trim().replace(/ #\d+$/, ''));

test('markup that a call in a handler receives is rendered with the handler, once', () => {
  const page = `import { open } from 'modals';
    const Dialog = () => <dialog />;
    export const Page = () => <button onClick={() => { open(<Dialog />); open(<Dialog />, 2); }} />;`;
  expect(lines(page)).toEqual([
    '<button>',
    'onClick={modals/open(markup); modals/open(markup, 2)}',
    'if ?',
    'Dialog',
    '<dialog>',
    'Dialog',
    '<dialog>',
  ]);
});

test('markup that a call in a prop receives is rendered after the element’s children', () => {
  const page = `import { wrap } from 'modals';
    export const Page = () => <p title={wrap(<b />)}>Text</p>;`;
  expect(lines(page)).toEqual(['<p>', 'title=modals/wrap(markup)', '"Text"', 'if ?', '<b>']);
});

test('markup that the template renders too is not rendered again', () => {
  const page = `import { wrap } from 'modals';
    export const Page = () => { const note = <b />; return <p title={wrap(note)}>{note}</p>; };`;
  expect(lines(page)).toEqual(['<p>', 'title=modals/wrap(markup)', '<b>']);
});
