import { describe, expect, test } from 'vitest';

import { readHtml, readReact, type ReadApp } from '../read-app.js';

const kinds = (app: ReadApp): string[] => app.boundaries.slice(1).map(({ kind }) => kind);

describe('boundaries', () => {
  test.each([
    ['a section without a name is skipped', '<section><input></section>', []],
    ['a section with a name is a region', '<section aria-label="A"><input></section>', ['region']],
    ['a form is always one', '<form><input></form>', ['form']],
  ])('%s', (_, body, expected) => {
    expect(kinds(readHtml(body))).toEqual(expected);
  });

  test('a summary opens its details', () => {
    const app = readHtml('<details><summary>More</summary><input aria-label="Name"></details>');
    expect(app.boundaries[1]?.openers).toEqual([app.intent('More').index]);
  });

  test('an activator slot is outside of the dialog and opens it', () => {
    const app = readReact(
      '<EditDialog open={x} trigger={<button>Edit</button>}><input aria-label="Name" /></EditDialog>',
    );
    const dialog = app.boundaries[1];
    expect([dialog?.kind, dialog?.openers, app.intent('Edit').boundary]).toEqual([
      'dialog',
      [app.intent('Edit').index],
      0,
    ]);
  });

  test('the buttons that a dialog renders by itself are intents', () => {
    const app = readReact(
      '<Modal open={x} onOk={save} onCancel={close}><input /></Modal>',
      `import { Modal } from 'antd';`,
    );
    expect(app.intents.filter(({ kind }) => kind === 'action').map(({ labels }) => labels[0]?.text)).toEqual([
      'Cancel',
      'OK',
    ]);
  });
});
