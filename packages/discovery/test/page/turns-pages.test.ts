import { expect, test } from 'vitest';

import { namesPager } from '../../src/page/turns-pages.js';
import { discoverPage } from './discover-page.js';

const files = { 'app.js': 'add("button", "Archive all");' };
const press = 'own' as const;

test.each(['Go to next page', '下一頁', 'Следующая страница', 'Page suivante'])(
  'a button of a library "%s" is a safe tool, although no file contains its words or its code',
  (label) => {
    const { map } = discoverPage([{ label: 'Archive all' }, { label, only: 'page' }], {
      files,
      presses: { [label]: press },
    });
    const tool = map.tools.find(({ basis }) => basis === 'page');
    expect(tool).toMatchObject({ kind: 'action', risk: { level: 'safe' } });
    expect(tool?.action?.selectors[0]?.value).toBe(`button[name="${label}"]`);
  },
);

test.each(['Next page of the report', 'Page 2', 'Delete page'])('the words "%s" name no pager', (label) => {
  expect(namesPager(label)).toBe(false);
  const { map } = discoverPage([{ label: 'Archive all' }, { label, only: 'page' }], {
    files,
    presses: { [label]: press },
  });
  expect(map.tools.filter(({ basis }) => basis === 'page')).toEqual([]);
});

test('a pager that nothing answers is no tool', () => {
  const { map } = discoverPage([{ label: 'Archive all' }, { label: 'Next page', only: 'page' }], {
    files,
    presses: { 'Next page': 'none' },
  });
  expect(map.tools.filter(({ basis }) => basis === 'page')).toEqual([]);
});
