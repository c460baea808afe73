import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import { beforeAll, expect, test } from 'vitest';

import { interruptedRun, interruptions, wholeRun, type InterruptedApp } from './interrupted-run.js';

const page = (title: string, more = ''): string =>
  `<!doctype html><meta charset="utf-8"><title>${title}</title><nav><a href="index.html">Shop</a> <a href="cart.html">Cart</a></nav>
<form onsubmit="event.preventDefault(); done.textContent = 'Thanks'"><label>Name <input name="name" required></label><button>Order</button></form>
<p id="done" role="status"></p>${more}`;
const dialog =
  '<button onclick="box.showModal()">Filters</button><dialog id="box"><label>City <input></label><button onclick="box.close()">Apply</button></dialog>';
const pages = { 'index.html': page('Shop', dialog), 'cart.html': page('Cart') };
const login = `export default {
  login: async ({ page }) => { await page.getByLabel('Name').fill('Ada'); await page.evaluate(() => localStorage.setItem('user', 'Ada')); },
  states: {
    shop: { route: '/index.html' },
    filters: { route: '/index.html', setup: async ({ page }) => { await page.getByRole('button', { name: 'Filters' }).click(); } },
    cart: { route: '/cart.html', setup: async ({ page }) => { await page.waitForTimeout(500); } },
  },
};`;

/** `WEBMCP_SIGNALS=200` repeats the evidence in docs/evidence/faults.md, in which the shop replaces the plain pages. */
const count = Number(process.env['WEBMCP_SIGNALS'] ?? 12);

const playground = fileURLToPath(new URL('../../examples/playground', import.meta.url));
const shop = (): InterruptedApp => {
  const files = readdirSync(join(playground, 'react'), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const texts = files.map(({ parentPath, name }): [string, string] => {
    const file = join(parentPath, name);
    // The copy lies apart from the repository, as the app of a user does.
    const text = readFileSync(file, 'utf8').replace('../../../webmcp.harness.ts', './states.ts');
    return [relative(join(playground, 'react'), file), text];
  });
  const own = {
    'package.json': readFileSync(join(playground, 'package.json'), 'utf8'),
    'states.ts': readFileSync(join(playground, '../../webmcp.harness.ts'), 'utf8'),
  };
  const modules = join(playground, 'node_modules');
  return {
    name: 'the shop',
    files: { ...Object.fromEntries(texts), ...own },
    modules,
    args: ['instrument'],
  };
};

const apps: readonly InterruptedApp[] = [
  count > 12 ? shop() : { name: 'pages', files: pages, args: ['instrument'] },
  { name: 'a harness with a login', files: { ...pages, 'webmcp.harness.mjs': login }, args: ['instrument'] },
  { name: '--explore', files: pages, args: ['instrument', '--explore'] },
];

const drawn = interruptions(apps, count, 'signals');
const whole = new Map<InterruptedApp, { took: number; map: string }>();

beforeAll(async () => {
  for (const app of apps) whole.set(app, await wholeRun(app));
}, 600_000);

test.each(drawn.map((one, index) => ({ ...one, index, name: one.app.name })))(
  '$index: $signal at $at of $name ends the run and leaves nothing',
  async (one) => {
    const end = await interruptedRun(one, whole.get(one.app)!);
    if (count > 12)
      process.stdout.write(
        `${JSON.stringify({ app: one.name, at: one.at, signal: one.signal, again: one.again, ...end })}\n`,
      );
    expect(end).toMatchObject({ took: expect.any(Number), left: [] });
    expect(['old', 'new']).toContain(end.map);
  },
);
