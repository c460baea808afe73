import type { CallResult, ManifestTool } from '@webmcp/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { register } from '../../src/index.js';
import type { PageTools } from '../../src/register/page-tools.js';
import { field, manifestOf, target, tool } from '../act/manifest-of.js';

const pageTools = (): PageTools => (window as Window & { webmcp?: PageTools }).webmcp!;
const greet: ManifestTool = tool('greet', {
  container: target('css:form'),
  fields: [field('name', 'Name', { type: 'string' }, { required: true })],
  action: target('role:button[name="Greet"]'),
});
let stop = (): void => undefined;
let presses = 0;

beforeAll(() => {
  document.body.innerHTML = '<form><label>Name <input></label><button>Greet</button></form>';
  document.querySelector('form')!.addEventListener('submit', (event) => {
    event.preventDefault();
    presses += 1;
  });
  stop = register(manifestOf(greet), { deadline: 1000 });
});
afterAll(() => stop());

const answer = async (...args: unknown[]): Promise<CallResult> =>
  (await Reflect.apply(pageTools().executeTool, undefined, args)) as CallResult;

const failing = (): never => {
  throw new Error('a getter of the caller');
};
const cycle: Record<string, unknown> = {};
cycle['self'] = cycle;

describe('no error of the arguments crosses the border', () => {
  test.each<[string, unknown]>([
    [
      'a getter that throws',
      {
        get name() {
          return failing();
        },
      },
    ],
    ['a proxy that throws', new Proxy({}, { get: failing, ownKeys: failing, has: failing })],
    ['a toJSON that throws', { toJSON: failing }],
    ['a cycle', cycle],
    ['a big integer', { name: 1n }],
  ])('%s is refused as invalid input', async (_, args) => {
    expect(await answer('greet', args)).toMatchObject({ status: 'invalid_input', tool: 'greet' });
  });

  test('a context that throws is refused as invalid input', async () => {
    const context = new Proxy({}, { get: failing });
    expect(await answer('greet', { name: 'Ada' }, context)).toMatchObject({ status: 'invalid_input' });
  });

  test.each<[string, unknown]>([
    ['null', null],
    ['no tool', undefined],
    ['a number', 7],
    ['a proxy that throws', new Proxy({}, { get: failing })],
    ['an object without a name', {}],
  ])('%s as the tool is not found', async (_, named) => {
    expect(await answer(named, {})).toMatchObject({ status: 'not_found' });
  });

  test('no generated value throws or touches the page', async () => {
    const values = fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true });
    await fc.assert(
      fc.asyncProperty(values, async (args) => {
        const isValid = typeof args === 'object' && args !== null && 'name' in args;
        fc.pre(!isValid);
        expect((await answer('greet', args)).status).toBe('invalid_input');
      }),
      { numRuns: 2_000, seed: 23 },
    );
    expect(presses).toBe(0);
  });
});
