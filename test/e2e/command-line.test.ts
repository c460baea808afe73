import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { GroundTruthMap, Problem } from '@webmcp/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const bin = fileURLToPath(new URL('../../bin', import.meta.url));
const webmcp = join(bin, 'webmcp.js');

const bakery = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>Bakery</title></head>
  <body>
    <h1>Order a cake</h1>
    <form id="order">
      <label for="who">Your name</label> <input id="who" name="who" required />
      <label>Flavour <select name="flavour"><option>Lemon</option><option>Chocolate</option></select></label>
      <button>Order the cake</button>
    </form>
    <p role="status"></p>
    <script>
      document.getElementById('order').addEventListener('submit', (event) => {
        event.preventDefault();
        document.querySelector('[role=status]').textContent = 'Ordered for ' + event.target.who.value;
      });
    </script>
  </body>
</html>
`;

interface Report {
  exitCode: number;
  map?: GroundTruthMap;
  problems: Problem[];
}

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'webmcp-slice-'));
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
}

function run(...args: string[]): Report & { stderr: string } {
  const done = spawnSync(process.execPath, [webmcp, ...args, '--root', root, '--json'], {
    cwd: root,
    encoding: 'utf8',
  });
  return { ...(JSON.parse(done.stdout) as Report), stderr: done.stderr };
}

const codes = ({ problems }: Report): string[] => problems.map(({ code }) => code);
const mapText = (): string => readFileSync(join(root, 'webmcp.map.json'), 'utf8');

describe('webmcp instrument and check on a page of plain HTML', () => {
  it('writes the same bytes twice, and check finds no drift, not even after a comment above the form', () => {
    write({ 'index.html': bakery });
    const first = run('instrument');
    expect([first.exitCode, first.problems]).toEqual([0, []]);
    expect(first.map?.tools.map(({ name, fields }) => [name, fields.map(({ key }) => key)])).toEqual([
      ['order_cake', ['who', 'flavour']],
      ['read_page', []],
    ]);
    const bytes = mapText();
    run('instrument');
    expect(mapText()).toBe(bytes);

    write({ 'index.html': bakery.replace('<form', '<!-- the one form\n of this page -->\n<form') });
    expect(run('check').problems).toEqual([]);
    expect(mapText()).toBe(bytes);
  });

  it('names a difference in meaning with its place', () => {
    write({ 'index.html': bakery });
    run('instrument');
    write({ 'index.html': bakery.replace('name="who" required', 'name="who"') });
    const report = run('check');
    expect(report.exitCode).toBe(1);
    expect(report.problems.map(({ code, message, where }) => [code, message, where])).toEqual([
      ['MAP_DRIFT', 'order_cake: field who is no longer required', 'index.html:7:42'],
    ]);
    expect(report.problems[0]).toMatchObject({ kind: 'field-optional', impact: 'harmless', tool: 'order_cake' });
  });

  it('passes a harmless difference below --fail-on, writes reports, and accepts the difference with --update', () => {
    write({ 'index.html': bakery });
    run('instrument');
    write({ 'index.html': bakery.replace('name="who" required', 'name="who"') });
    const [sarif, junit] = [join(root, 'out.sarif'), join(root, 'out.xml')];
    const before = mapText();
    const passed = run('check', '--fail-on', 'risky', '--report', `sarif=${sarif}`, '--report', `junit=${junit}`);
    expect([passed.exitCode, passed.problems, mapText()]).toEqual([0, [], before]);
    expect(readFileSync(sarif, 'utf8')).toContain('"ruleId": "field-optional"');
    expect(readFileSync(junit, 'utf8')).toContain('failures="0"');

    expect(run('check', '--update')).toMatchObject({ exitCode: 0, problems: [], updated: true });
    expect(mapText()).not.toBe(before);
    expect(run('check').exitCode).toBe(0);
    expect(codes(run('check', '--report', 'pdf=x'))).toEqual(['REPORT_FORMAT']);
    const weak = run('check', '--min-confidence', '0.9').problems.map(({ code, message }) => [code, message]);
    expect(weak).toEqual([
      ['CONFIDENCE_BELOW', 'order_cake: field who has confidence 0.8, less than 0.9'],
      ['CONFIDENCE_BELOW', 'order_cake: field flavour has confidence 0.8, less than 0.9'],
      ['CONFIDENCE_BELOW', 'order_cake: action has confidence 0.6, less than 0.9'],
    ]);
  });

  it('refuses a map that was edited by hand, in check; instrument says so and writes it anew', () => {
    write({ 'index.html': bakery });
    run('instrument');
    writeFileSync(join(root, 'webmcp.map.json'), mapText().replace('"caution"', '"safe"'));
    expect(codes(run('check'))).toEqual(['MAP_EDITED']);
    const again = run('instrument');
    expect([again.exitCode, codes(again)]).toEqual([1, ['MAP_EDITED']]);
    expect(codes(run('check'))).toEqual([]);
  });

  it('skips a source file that does not parse, names it, and goes on', () => {
    write({ 'index.html': bakery, 'src/Broken.tsx': 'export const Broken = () => <p>;\n' });
    const report = run('instrument');
    expect([report.exitCode, codes(report)]).toEqual([1, ['SOURCE_UNPARSABLE']]);
    expect(report.problems[0]?.where).toMatch(/^src\/Broken\.tsx:1:\d+$/);
    expect(report.map?.tools.map(({ name }) => name)).toEqual(['order_cake', 'read_page']);
  });

  it('names the state and the line of a harness that throws, and reads the others', () => {
    write({
      'index.html': bakery,
      'webmcp.harness.ts': `import { defineHarness } from 'webmcp/harness';
export default defineHarness({
  states: {
    order: { route: '/index.html' },
    paid: {
      route: '/index.html',
      setup: async () => {
        throw new Error('there is no till');
      },
    },
  },
});
`,
    });
    const report = run('instrument');
    expect([report.exitCode, codes(report)]).toEqual([1, ['HARNESS_FAILED']]);
    expect(report.problems[0]?.message).toContain('Harness state paid failed: there is no till');
    expect(report.problems[0]?.where).toBe('webmcp.harness.ts:8:15');
    expect(report.map?.tools[0]?.states).toEqual(['order']);
  });

  it.each([
    ['https://shop.example/', 'HOST_NOT_ALLOWED'],
    ['http://127.0.0.1:9/', 'APP_UNREACHABLE'],
  ])('does not open %s: %s, and writes nothing', (url, code) => {
    write({ 'index.html': bakery });
    const report = run('instrument', '--url', url);
    expect([report.exitCode, codes(report)]).toEqual([2, [code]]);
    expect(existsSync(join(root, 'webmcp.map.json'))).toBe(false);
  });
});

describe('an app that stops in the middle', () => {
  it('leaves what was read, and an earlier map that knows more', () => {
    write({
      'index.html': bakery,
      // Nobody else is let in before the page at which it ends without a licence.
      'app.mjs': `import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
const server = createServer(({ url }, response) => {
  if (!existsSync('licence')) {
    if (url === '/paid') {
      console.error('Error: no licence');
      process.exit(3);
    }
    if (url === '/cart') return;
  }
  response.writeHead(200, { 'content-type': 'text/html' }).end(readFileSync('index.html'));
}).listen(0, '127.0.0.1', () => console.log('http://127.0.0.1:' + server.address().port + '/'));
`,
      'webmcp.harness.ts': `import { defineHarness } from 'webmcp/harness';
export default defineHarness({
  states: { order: { route: '/' }, cart: { route: '/cart' }, paid: { route: '/paid' }, sent: { route: '/' } },
});
`,
      licence: '',
    });
    const map = join(root, 'webmcp.map.json');
    const command = ['--command', 'node app.mjs'];
    const whole = run('instrument', ...command);
    expect([whole.exitCode, whole.map?.states.map(({ id }) => id)]).toEqual([0, ['cart', 'order', 'paid', 'sent']]);
    const before = readFileSync(map, 'utf8');
    rmSync(join(root, 'licence'));
    for (const asked of ['instrument', 'check']) {
      const report = run(asked, ...command);
      expect([report.exitCode, codes(report)]).toEqual([2, ['APP_STOPPED']]);
      expect(report.problems[0]?.message).toMatch(/\(exit code 3\): .*no licence\. Not read: cart, paid, sent/);
    }
    expect(readFileSync(map, 'utf8')).toBe(before);
    rmSync(map);
    const part = run('instrument', ...command);
    expect([part.exitCode, codes(part), part.map?.states.map(({ id }) => id)]).toEqual([1, ['APP_STOPPED'], ['order']]);
    expect(existsSync(map)).toBe(true);
  });
});

describe('Ctrl-C', () => {
  it('in the middle leaves no process, no map and no half-written file', async () => {
    write({ 'index.html': bakery });
    // A page that never answers keeps the run in its middle, whatever the machine's speed.
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const child = spawn(
      process.execPath,
      [webmcp, 'instrument', '--root', root, '--url', `http://127.0.0.1:${port}/`, '--json'],
      {
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
    const stdout = text(child);
    await once(server, 'request');
    const family = descendants(child.pid!);
    expect(family.length).toBeGreaterThan(0);
    child.kill('SIGINT');
    const [code] = (await once(child, 'exit')) as [number | null];
    expect(code).toBe(2);
    expect(codes(JSON.parse(await stdout) as Report)).toEqual(['INTERRUPTED']);
    await expect.poll(() => family.filter(isAlive), { timeout: 10_000 }).toEqual([]);
    expect(readdirSync(root)).toEqual(['index.html']);
    server.closeAllConnections();
    server.close();
  });
});

describe('the package linked into another project', () => {
  it('serves webmcp/harness and webmcp/runtime there', () => {
    mkdirSync(join(root, 'node_modules'));
    symlinkSync(bin, join(root, 'node_modules', 'webmcp'), 'dir');
    write({
      'package.json': '{ "type": "module" }',
      'try.mjs': `import { defineHarness } from 'webmcp/harness';
import { register } from 'webmcp/runtime';
console.log(JSON.stringify([defineHarness({ states: { home: { route: '/' } } }), typeof register]));
`,
    });
    const done = spawnSync(process.execPath, ['try.mjs'], { cwd: root, encoding: 'utf8' });
    expect(done.stderr).toBe('');
    expect(JSON.parse(done.stdout)).toEqual([{ states: { home: { route: '/' } } }, 'function']);
  });
});

async function text(child: ChildProcess): Promise<string> {
  let all = '';
  for await (const chunk of child.stdout!) all += String(chunk);
  return all;
}

/** Process ids below one, as /proc tells them. */
function descendants(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry) || !existsSync(`/proc/${entry}/stat`)) continue;
    const [, parent] = /\) \S (\d+)/.exec(readFileSync(`/proc/${entry}/stat`, 'utf8')) ?? [];
    parents.set(Number(entry), Number(parent));
  }
  const below = (of: number): number[] =>
    [...parents].filter(([, parent]) => parent === of).flatMap(([child]) => [child, ...below(child)]);
  return below(pid);
}

function isAlive(pid: number): boolean {
  if (!existsSync(`/proc/${pid}/stat`)) return false;
  // What ended and waits to be collected by its parent is not running any more.
  return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
}
