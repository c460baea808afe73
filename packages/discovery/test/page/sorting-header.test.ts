import { expect, test } from 'vitest';

import { discover } from '../../src/discover.js';
import { appCode } from '../../src/source/app-code.js';
import { buildWorld } from '../match/build-world.js';

const text = "columns = [{ title: 'Price', sorter: true }, { title: 'Delete' }];";

/** Returns the tools of a page whose header is answered by code of a library. */
function toolsOf(label: string, header: { sorts?: true; answers: 'own' | 'none' }) {
  const { appModel, snapshot } = buildWorld([{ label: 'Archive all' }, { label, only: 'page', role: 'columnheader' }]);
  const elements = snapshot.elements.map((one) => (one.role === 'columnheader' ? { ...one, ...header } : one));
  const { map } = discover({
    source: { appModel, candidates: [] },
    code: appCode([{ path: 'app.js', text }], [], () => null),
    snapshots: [{ ...snapshot, elements }],
    states: [{ id: snapshot.state, route: snapshot.route, from: 'harness' }],
    threshold: 0.6,
    allowUnstable: false,
    provenance: true,
    generatorVersion: '0.0.0',
  });
  return map.tools.filter(({ kind, basis }) => kind !== 'read' && basis === 'page');
}

test('a header that its library marks as sorting is a safe tool, named by its column', () => {
  expect(toolsOf('Price', { sorts: true, answers: 'own' })).toMatchObject([
    { name: 'sort_by_price', title: 'Sort by Price', risk: { level: 'safe' } },
  ]);
});

test.each([
  ['without a mark', { answers: 'own' }],
  ['that nothing answers', { sorts: true, answers: 'none' }],
] as const)('a header %s is no tool', (_, header) => {
  expect(toolsOf('Price', header)).toEqual([]);
});

test('a header whose words end something is not safe', () => {
  expect(toolsOf('Delete', { sorts: true, answers: 'own' })[0]?.risk.level).not.toBe('safe');
});

test('a header in parts of different names on two pages is one tool on both', () => {
  const pages = ['Home', 'Orders'].map((label) => {
    const { appModel, snapshot } = buildWorld(
      [{ box: 'region', label, inside: [{ label: 'Price', only: 'page', role: 'columnheader' }] }],
      { state: label.toLowerCase() },
    );
    const elements = snapshot.elements.map((one) => ({ ...one, sorts: true as const, answers: 'own' as const }));
    return { appModel: { ...appModel, boundaries: [] }, snapshot: { ...snapshot, route: `/${label}`, elements } };
  });
  const { map } = discover({
    source: { appModel: pages[0]!.appModel, candidates: [] },
    code: appCode([{ path: 'app.js', text }], [], () => null),
    snapshots: pages.map(({ snapshot }) => snapshot),
    states: pages.map(({ snapshot }) => ({ id: snapshot.state, route: snapshot.route, from: 'harness' })),
    threshold: 0.6,
    allowUnstable: false,
    provenance: true,
    generatorVersion: '0.0.0',
  });
  expect(map.tools.filter(({ kind }) => kind === 'action')).toMatchObject([
    { name: 'sort_by_price', states: ['home', 'orders'] },
  ]);
});
