import type { Manifest, ManifestTool } from '@webmcp/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { register } from '../../src/index.js';
import { fetchParts } from '../../src/loader/fetch-parts.js';
import { sha256 } from '../../src/policy/sha256.js';
import type { PageTools } from '../../src/register/page-tools.js';
import { manifestOf, target, tool } from '../act/manifest-of.js';

const pageTools = (): PageTools => (window as Window & { webmcp?: PageTools }).webmcp!;
const names = async (): Promise<string[]> => (await pageTools().getTools()).map(({ name }) => name);

const offered = async (): Promise<string[]> =>
  (await (document as Document & { modelContext?: PageTools }).modelContext!.getTools()).map(({ name }) => name);

const pressing = (name: string, label: string, state: string): ManifestTool =>
  tool(name, { kind: 'action', states: [state], action: target(`role:button[name="${label}"]`) });
const save = pressing('save', 'Save', 'all');
const here = pressing('pay', 'Pay', 'here');
const elsewhere = pressing('archive', 'Archive', 'elsewhere');

/** A manifest whose first part is shown on this page, and the second part on another. */
function split(): { manifest: Manifest; parts: ManifestTool[][] } {
  const parts = [[here], [elsewhere]];
  const states = [
    { id: 'here', route: location.pathname },
    { id: 'elsewhere', route: '/archive' },
  ];
  const part = (at: number): NonNullable<Manifest['parts']>[number] => ({
    routes: [states[at]!.route],
    names: parts[at]!.map(({ name }) => name),
    digest: sha256(JSON.stringify(parts[at])).slice(0, 32),
  });
  const manifest = { ...manifestOf({ ...save, states: [] }), states, parts: [part(0), part(1)] };
  return { manifest: { ...manifest, digest: sha256(JSON.stringify(manifest)) }, parts };
}

const undo: (() => void)[] = [];
let warned: string[];
beforeEach(() => {
  warned = [];
  vi.spyOn(console, 'warn').mockImplementation((...texts: unknown[]) => void warned.push(texts.join(' ')));
  document.body.innerHTML = '<button>Save</button><button>Pay</button><p role="status"></p>';
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => {
      document.querySelector('[role=status]')!.textContent = `${button.textContent} done`;
    });
});
afterEach(() => {
  for (const stop of undo.splice(0)) stop();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

/** Registers the split manifest. Returns the places of the fetched parts. */
function start(fetchPart?: (at: number) => Promise<unknown>): number[] {
  const fetched: number[] = [];
  const { manifest, parts } = split();
  const part = (at: number): Promise<unknown> => {
    fetched.push(at);
    return fetchPart ? fetchPart(at) : Promise.resolve(parts[at]);
  };
  undo.push(register(manifest, { deadline: 500, part }));
  return fetched;
}

test('a page fetches the part of its route alone, and lists its tools', async () => {
  const fetched = start();
  expect(await names()).toEqual(['pay', 'save']);
  expect(fetched).toEqual([0]);
});

test('a call waits for the whole map, which judges it', async () => {
  const fetched = start();
  expect(await pageTools().executeTool('save')).toMatchObject({ status: 'completed' });
  expect(fetched).toEqual([0, 1]);
});

test('a call of a tool of another route names that route', async () => {
  start();
  expect(await pageTools().executeTool('archive')).toMatchObject({
    status: 'unavailable',
    messages: ['The tool works on /archive; open that route first'],
  });
});

test('a part that does not load offers no tool and lets no call act, until it loads', async () => {
  let broken = true;
  const { parts } = split();
  start(async (at) => {
    if (broken && at === 0) throw new Error('no network');
    return parts[at];
  });
  expect(await names()).toEqual(['save']);
  expect(warned.join('\n')).toContain(`The tools of ${location.pathname} could not be loaded: Error: no network`);
  for (const name of ['pay', 'save'])
    expect(await pageTools().executeTool(name)).toMatchObject({
      status: 'unavailable',
      messages: [expect.stringMatching(/could not be loaded: Error: no network\. Nothing was done/)],
    });
  expect(document.querySelector('[role=status]')!.textContent).toBe('');
  broken = false;
  expect(await pageTools().executeTool('pay')).toMatchObject({ status: 'completed' });
  expect(await names()).toEqual(['pay', 'save']);
});

test('changes of the page do not fetch a failed part again', async () => {
  const fetched = start(async () => {
    throw new Error('no network');
  });
  document.body.replaceChildren();
  await expect.poll(() => warned.length).toBe(1);
  await expect.poll(offered).toEqual([]);
  document.body.innerHTML = '<button>Save</button>';
  // The browser lists the tool after a look at the changed page.
  await expect.poll(offered).toEqual(['save']);
  expect(fetched).toEqual([0]);
});

test.each([
  ['a riskier tool', [{ ...here, risk: { level: 'safe', reasons: [] }, action: target('css:#wipe') }]],
  ['no tools', undefined],
  ['another value', 'pay'],
])('a part with %s is not taken', async (_, changed) => {
  start(async () => changed);
  expect(await names()).toEqual(['save']);
  expect(warned.join('\n')).toContain('they are not those of the map');
  expect(await pageTools().executeTool('pay')).toMatchObject({ status: 'unavailable' });
});

test('without a function that fetches, no tool of a part is offered', async () => {
  undo.push(register(split().manifest, { deadline: 500 }));
  expect(await names()).toEqual(['save']);
});

test('no other script takes the name of a tool whose part has not come', async () => {
  let come: (part: unknown) => void = () => {};
  const { parts } = split();
  start((at) => (at === 0 ? new Promise((resolve) => (come = resolve)) : Promise.resolve(parts[at])));
  await expect.poll(() => come.length).toBe(1);
  document.body.insertAdjacentHTML('beforeend', '<button>Wipe</button>');
  undo.push(register(manifestOf(tool('pay', { id: 'wm_theirs', kind: 'action', action: target('css:button') }))));
  const listed = names();
  come(parts[0]);
  expect(await listed).toEqual(['pay', 'save']);
  expect(await pageTools().executeTool('pay')).toMatchObject({ status: 'completed', messages: ['Pay done'] });
});

test('a changed list of parts registers nothing', async () => {
  const { manifest } = split();
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  undo.push(register({ ...manifest, parts: manifest.parts!.map((part) => ({ ...part, digest: 'f'.repeat(32) })) }));
  expect(error).toHaveBeenCalled();
});

test('parts of the route are fetched before the runtime asks, each once', async () => {
  const { manifest, parts } = split();
  let broken = false;
  const loads = parts.map((part) =>
    vi.fn<() => Promise<unknown>>(async () => {
      if (broken) throw new Error('no network');
      return part;
    }),
  );
  const part = fetchParts(manifest, loads);
  expect(loads.map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  expect(await part(0)).toBe(parts[0]);
  expect(loads[0]).toHaveBeenCalledTimes(1);
  broken = true;
  await expect(part(1)).rejects.toThrow('no network');
  broken = false;
  expect(await part(1)).toBe(parts[1]);
});
