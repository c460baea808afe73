import { expect, test } from 'vitest';

import { showRoot } from '../show-linked.js';

const lines = (code: string): string[] => showRoot({ 'a.tsx': code }).map((line) => line.trim());

test('a function has its name, its calls and the markup that it returns', () => {
  const page = `import { Table } from 'ui';
    const cell = () => { track('cell'); return <b />; };
    export const Page = () => <Table render={cell} />;`;
  expect(lines(page)).toEqual(['<Table> from ui', 'render=cell{track("cell")}', '<b>']);
});

test('a call as the value of an event prop is the handler, with the functions that the call receives', () => {
  const page = `import { useForm } from 'forms';
    export const Page = () => {
      const { handleSubmit } = useForm();
      return <form onSubmit={handleSubmit((draft) => fetch('/save', draft))} title={handleSubmit(1)} />;
    };`;
  expect(lines(page)).toEqual([
    '<form>',
    'onSubmit={forms/useForm().handleSubmit({}); fetch("/save", draft)}',
    'title=forms/useForm().handleSubmit(1)',
  ]);
});
