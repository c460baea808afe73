import type { Fault } from '../fault.js';

const open = ['instrument', '--root', '{root}', '--json'];
const harness = (text: string): Record<string, string> => ({ 'webmcp.harness.ts': text });
const setup = (body: string): Record<string, string> =>
  harness(
    `export default { states: { home: { route: '/' }, broken: { route: '/', setup: async ({ page, context }) => { ${body} } } } };`,
  );
const failed = ['HARNESS_FAILED'];

/** Faults of the developer's harness. A state that fails leaves the others whole. */
export const harnessFaults: readonly Fault[] = [
  {
    name: 'a harness with a syntax error',
    cause: 'harness file',
    args: open,
    files: harness('export default {'),
    codes: ['HARNESS_INVALID'],
    exit: 2,
  },
  {
    name: 'a harness that throws',
    cause: 'harness file',
    args: open,
    files: harness("throw new Error('no')"),
    codes: ['HARNESS_INVALID'],
    exit: 2,
  },
  {
    name: 'a harness without states',
    cause: 'harness file',
    args: open,
    files: harness('export default { states: {} }'),
    codes: ['HARNESS_INVALID'],
    exit: 2,
  },
  {
    name: 'a harness that is absent',
    cause: 'harness file',
    args: [...open, '--harness', '{root}/none.ts'],
    codes: ['HARNESS_INVALID'],
    exit: 2,
  },
  {
    name: 'a state that is unknown',
    cause: 'state',
    args: [...open, '--state', 'nope'],
    files: setup(''),
    codes: ['STATE_UNKNOWN'],
    exit: 2,
  },
  {
    name: 'a state whose route is absent',
    cause: 'state',
    args: open,
    files: harness("export default { states: { home: { route: '/' }, gone: { route: '/gone' } } }"),
    codes: ['ROUTE_FAILED'],
    exit: 1,
  },
  {
    name: 'a setup that throws',
    cause: 'setup',
    args: open,
    files: setup("throw new Error('no data')"),
    codes: failed,
    exit: 1,
  },
  {
    name: 'a setup that looks for a missing element',
    cause: 'setup',
    args: open,
    files: setup("await page.click('#none', { timeout: 500 })"),
    codes: failed,
    exit: 1,
  },
  {
    name: 'a setup that closes the page',
    cause: 'setup',
    args: open,
    files: setup('await page.close()'),
    codes: failed,
    exit: 1,
  },
  {
    name: 'a setup that leaves for another host',
    cause: 'setup',
    args: open,
    files: setup("await page.goto('http://example.com/')"),
    codes: ['HOST_NOT_ALLOWED'],
    exit: 1,
  },
  {
    name: 'a setup that never ends',
    cause: 'endless setup',
    args: open,
    files: setup('await new Promise(() => {})'),
    codes: failed,
    exit: 1,
    deadline: 120,
  },
  {
    name: 'a setup with a floating rejection',
    cause: 'floating error',
    args: open,
    files: setup("void Promise.reject(new Error('floating')); await page.waitForTimeout(300)"),
    codes: ['UNCAUGHT'],
    exit: 2,
  },
  {
    name: 'a setup that throws later',
    cause: 'floating error',
    args: open,
    files: setup("setTimeout(() => { throw new Error('late') }, 50); await page.waitForTimeout(500)"),
    codes: ['UNCAUGHT'],
    exit: 2,
  },
  {
    name: 'a login that fails',
    cause: 'login of a harness',
    args: open,
    files: harness(
      "export default { login: async () => { throw new Error('wrong') }, states: { home: { route: '/' } } }",
    ),
    codes: ['HARNESS_LOGIN_FAILED'],
    exit: 2,
  },
  {
    name: 'a login that never ends',
    cause: 'login of a harness',
    args: open,
    files: harness("export default { login: () => new Promise(() => {}), states: { home: { route: '/' } } }"),
    codes: ['HARNESS_LOGIN_FAILED'],
    exit: 2,
    deadline: 120,
  },
];
