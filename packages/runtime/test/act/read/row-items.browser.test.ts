import type { ManifestTool } from '@webmcp/contract';
import { beforeEach, describe, expect, test } from 'vitest';

import { execute } from '../../../src/execute/execute.js';
import { presence } from '../../../src/register/presence.js';
import { manifestOf, target, tool } from '../manifest-of.js';

const reader: ManifestTool = tool('read_cards', {
  kind: 'read',
  read: {
    kind: 'rows',
    set: target('role:main'),
    item: target('css:section > div'),
    row: { key: target('css:h3'), holds: target('role:button[name="Remove"]') },
    columns: [{ key: 'card', title: 'Card', schema: { type: 'string' } }],
  },
});
const answer = async (): Promise<unknown> => await execute(reader, {}, manifestOf(reader));
const card = (title: string, more = ''): string =>
  `<div><h3>${title}</h3><p>due ${more}</p><button>Remove</button></div>`;
const show = (html: string): void => {
  document.body.innerHTML = `<main>${html}</main>`;
};

beforeEach(() => show(''));

describe('rows', () => {
  test('are read by the name that row actions take, with text and list', async () => {
    show(
      `<section><h2>Open</h2>${card('Buy milk', 'Monday')}</section><section><h2>Done</h2>${card('Call Ann', 'Friday')}</section>`,
    );
    expect(await answer()).toMatchObject({
      status: 'completed',
      data: {
        items: [
          { card: 'Buy milk', in: 'Open', text: 'Buy milk due Monday' },
          { card: 'Call Ann', in: 'Done', text: 'Call Ann due Friday' },
        ],
        total: 2,
      },
    });
  });

  test('of one list have no list', async () => {
    show(`<section><h2>Open</h2>${card('Buy milk')}${card('Call Ann')}</section>`);
    expect(JSON.stringify(await answer())).not.toContain('"in"');
  });

  test('without the control of the row action are other content', async () => {
    show('<section><div><h3>Terms</h3><p>Be kind</p><button>Accept</button></div></section>');
    expect(presence(manifestOf(reader))(reader)).toBeUndefined();
    expect(await answer()).toMatchObject({ data: { items: [], total: 0 } });
    show(`<section>${card('Buy milk')}</section>`);
    expect(presence(manifestOf(reader))(reader)).toBe('here');
  });
});
