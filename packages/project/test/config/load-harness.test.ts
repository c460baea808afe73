import { join } from 'node:path';
import { ProblemError } from '@webmcp/contract';
import { describe, expect, it } from 'vitest';
import { loadConfig } from '../../src/config/load-config.js';
import { loadHarness } from '../../src/config/load-harness.js';
import { placeInStack } from '../../src/config/place-in-stack.js';
import { tempFolder } from '../temp-folder.js';

const define = { 'define.mjs': 'export const defineHarness = (it) => it; export const defineConfig = (it) => it;' };

const problemOf = async (promise: Promise<unknown>) => {
  const error = await promise.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ProblemError)) throw new Error(`expected a ProblemError, got ${String(error)}`);
  return error.problem;
};

const harness = (text: string, more: Record<string, string> = {}) => {
  const root = tempFolder({ ...define, ...more, 'webmcp.harness.ts': text });
  return loadHarness(join(root, 'webmcp.harness.ts'), join(root, 'define.mjs'));
};

describe('loadHarness', () => {
  it('loads TypeScript without an installed webmcp/harness, and its imports', async () => {
    const loaded = await harness(
      `import { defineHarness } from 'webmcp/harness';
       import { route } from './routes';
       import type { Page } from 'playwright';
       export default defineHarness({ states: { orders: { route, setup: async ({ page }: { page: Page }): Promise<void> => { await page.click('a'); } } } });`,
      { 'routes.ts': "export const route: string = '/orders';" },
    );
    expect(loaded.states['orders']!.route).toBe('/orders');
    expect(loaded.states['orders']!.setup).toBeTypeOf('function');
  });

  it('accepts a login without states', async () => {
    expect((await harness('export default { login: () => {}, states: {} };')).login).toBeTypeOf('function');
  });

  it('accepts a harness without states, as webmcp init writes it', async () => {
    expect(await harness('export default { states: {} };')).toEqual({ states: {} });
  });

  it.each([
    ['export const x = 1;', 'states is missing'],
    ['export default 3;', 'it has no default export that is an object'],
    ["export default { states: { home: { route: 'home' } } };", 'states.home.route does not start with /'],
    ["export default { login: 1, states: { home: { route: '/' } } };", 'login is not a function'],
    ["export default { states: { home: { route: '/', setup: 'x' } } };", 'states.home.setup is not a function'],
  ])('refuses %s', async (text, reason) => {
    expect(await problemOf(harness(text))).toMatchObject({
      code: 'HARNESS_INVALID',
      message: expect.stringContaining(reason),
    });
  });

  it('names the line that throws, in the harness and in its imports', async () => {
    expect(
      await problemOf(
        harness("const a: number = 1;\n\nfunction boom(): never { throw new Error('no data'); }\nboom();"),
      ),
    ).toMatchObject({
      code: 'HARNESS_INVALID',
      message: expect.stringContaining('no data'),
      where: expect.stringMatching(/^webmcp\.harness\.ts:3:\d+$/),
    });
    expect(
      await problemOf(
        harness("import './seed.js';", { 'seed.ts': "interface A { b: 1 }\n// why\nthrow new TypeError('seed');" }),
      ),
    ).toMatchObject({
      where: expect.stringMatching(/^seed\.ts:3:\d+$/),
    });
  });

  it('names the line that does not parse', async () => {
    expect(await problemOf(harness('export default {\n  states: { home: { route: "/" }\n'))).toMatchObject({
      code: 'HARNESS_INVALID',
      where: expect.stringMatching(/^webmcp\.harness\.ts:3:\d+$/),
    });
  });

  it('keeps the lines of the source for later errors', async () => {
    const root = tempFolder({
      ...define,
      'webmcp.harness.ts':
        "import { defineHarness } from 'webmcp/harness';\ntype A = {\n  b: 1;\n};\nexport default defineHarness({\n  states: { home: { route: '/', setup: async () => {\n    throw new Error('late');\n  } } },\n});",
    });
    const loaded = await loadHarness(join(root, 'webmcp.harness.ts'), join(root, 'define.mjs'));
    const error = await Promise.resolve(loaded.states['home']!.setup!({ page: null })).catch(
      (thrown: unknown) => thrown,
    );
    expect(placeInStack(error, root)).toMatch(/^webmcp\.harness\.ts:7:\d+$/);
  });
});

describe('loadConfig', () => {
  const config = (text: string) => {
    const root = tempFolder({ ...define, 'webmcp.config.ts': text });
    return loadConfig(join(root, 'webmcp.config.ts'), join(root, 'define.mjs'));
  };

  it('loads a config', async () => {
    const loaded = await config(
      "import { defineConfig } from 'webmcp/harness'; export default defineConfig({ testIdAttributes: ['data-cy'], tools: { pay: { risk: { level: 'safe', reason: 'a sandbox' } } } });",
    );
    expect(loaded).toEqual({
      testIdAttributes: ['data-cy'],
      tools: { pay: { risk: { level: 'safe', reason: 'a sandbox' } } },
    });
  });

  it.each([
    ['export default { testIds: [] };', 'unknown option testIds; known are testIdAttributes'],
    ['export default { include: "src" };', 'include is not a list of texts'],
    ["export default { tools: { pay: { risk: { level: 'safe' } } } };", 'tools.pay.risk.reason is missing'],
    [
      "export default { tools: { pay: { risk: { level: 'none', reason: 'x' } } } };",
      'tools.pay.risk.level is not safe, caution or destructive',
    ],
    ['export default { libraries: {} };', 'libraries is not a list of tables'],
    [
      "export default { libraries: [{ name: 'ours', packages: {}, components: {} }] };",
      'libraries[0].packages is empty',
    ],
    [
      "export default { libraries: [{ name: 'ours', packages: { '@ours/ui': '' }, components: { Pick: { is: 'field', control: 'picker' } } }] };",
      'libraries[0].components.Pick.control is "picker", which is no control. Use one of: text, textarea, email,',
    ],
    [
      "export default { libraries: [{ name: 'ours', packages: { '@ours/ui': '' }, components: { Go: { is: 'action', control: 'button', lable: ['text'] } } }] };",
      'libraries[0].components.Go Unrecognized key: "lable"',
    ],
    [
      "export default { libraries: [{ name: 'ours', packages: { '@ours/ui': '' }, components: { Go: { is: 'widget' } } }] };",
      'libraries[0].components.Go.is ',
    ],
    ['throw new Error("no env");', 'no env'],
  ])('refuses %s', async (text, reason) => {
    expect(await problemOf(config(text))).toMatchObject({
      code: 'CONFIG_INVALID',
      message: expect.stringContaining(reason),
      where: expect.stringContaining('webmcp.config.ts'),
    });
  });
});
