import type { PageSnapshot } from '@webmcp/contract';
import { expect, it } from 'vitest';

import type { ExploreOptions, Opener } from '../../src/harness/states/explore.js';
import type { ProbeResult } from '../../src/probe-options.js';
import type { RecordedLook } from '../../src/shard/recorded-look.js';
import { replay } from '../../src/shard/replay.js';
import { probeApp } from '../probe-app.js';
import { serve } from '../serve.js';

/** Every button whose name begins with "More" opens something. */
const openers = ({ elements }: PageSnapshot): Opener[] =>
  elements
    .filter(({ role, name }) => role === 'button' && name.startsWith('More'))
    .map(({ name, candidates, fingerprint }) => ({
      label: name,
      key: name,
      target: { selectors: candidates.map(({ selector }) => selector), confidence: 0.6, fingerprint },
    }));

const explore: ExploreOptions = { openers };

const button = (name: string, inside: string): string =>
  `<button onclick="this.after(Object.assign(document.createElement('div'), { innerHTML: '${inside}' }))">${name}</button>`;

const site = {
  '/': `<nav><a href="/a">A</a><a href="/b">B</a></nav>${button('More of all', '<button>Everything</button>')}`,
  '/a': `<nav><a href="/b">B</a></nav><h1>A</h1>${button('More', '<button>More still</button>')}`,
  '/b': `<h1>B</h1><a href="/only-b">Only here</a>${button('More', '<button>Other</button>')}`,
  '/only-b': '<h1>Only B</h1><label>Name <input name="name"></label>',
};

/** Sends a look through text, as a file does. Keys come back in another order. */
const filed = (look: RecordedLook): RecordedLook =>
  JSON.parse(JSON.stringify(look, (_, value: unknown) => sorted(value))) as RecordedLook;

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Looks at the site whole and in two parts. */
async function looks(): Promise<{ whole: ProbeResult; parts: RecordedLook[] }> {
  const baseUrl = await serve(site);
  const options = { baseUrl, knownRoutes: ['/a', '/b'], explore };
  const whole = await probeApp(options);
  const parts: RecordedLook[] = [];
  for (const index of [1, 2]) {
    const { look } = await probeApp({ ...options, shard: { index, count: 2, costOf: () => 1 } });
    parts.push(filed(look!));
  }
  return { whole, parts };
}

it('makes the states of one whole look, with those of links and of presses, and visits no page twice', async () => {
  const { whole, parts } = await looks();
  const { states, snapshots, problems } = await replay(parts, { explore });
  expect(states).toEqual(whole.states);
  expect(states.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['home', 'a', 'b', 'only-b', 'more', 'more-of-all']),
  );
  expect(snapshots).toEqual(whole.snapshots);
  expect(problems).toEqual([]);
  const bases = parts.flatMap(({ visits }) => visits.map(({ key }) => key)).filter((key) => key.endsWith(',[]]'));
  expect(bases.sort()).toEqual(['/', '/a', '/b', '/only-b'].map((route) => `[null,"${route}",[]]`));
});

it('refuses parts that left out a state, and names a page that two parts saw differently', async () => {
  const {
    whole,
    parts: [first, second],
  } = (await looks()) as { whole: ProbeResult; parts: [RecordedLook, RecordedLook] };
  await expect(replay([first], { explore })).rejects.toMatchObject({ problem: { code: 'MERGE_INCOMPLETE' } });
  const twin = structuredClone(first.visits[0]!);
  twin.visit.snapshot!.elements[0]!.name = 'Another';
  const { problems, snapshots } = await replay([first, { ...second, visits: [...second.visits, twin] }], { explore });
  expect(problems.map(({ code }) => code)).toEqual(['MERGE_CONFLICT']);
  expect(snapshots).toEqual(whole.snapshots);
});
