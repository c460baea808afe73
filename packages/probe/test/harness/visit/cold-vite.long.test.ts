import { expect, it, onTestFinished } from 'vitest';
import { startDevServer } from '../../../src/server/start-dev-server.js';
import { namesIn, probeApp } from '../../probe-app.js';
import { viteApp } from '../../server/vite-app.js';

const dependency = (name: string, code: string): Record<string, string> => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, main: 'index.cjs' }),
  [`node_modules/${name}/index.cjs`]: code,
});

/** Writes an app whose button loads a dependency that Vite has not found before. Vite then reloads the page. */
function coldApp(): string {
  return viteApp({
    'src/main.ts': `import greet from 'early-greeting';
      document.body.innerHTML = '<button>' + greet() + '</button>';
      document.querySelector('button').onclick = async () => { await import(/* @vite-ignore */ new URL('./late.ts', import.meta.url).href); };`,
    // Only this file imports the dependency, so Vite finds it when the button is pressed. The dependency shares a part with
    // the early one, so Vite optimises both again and reloads the page.
    'src/late.ts':
      "import greet from 'late-greeting';\nconst button = document.createElement('button'); button.textContent = greet(); document.body.append(button);",
    ...dependency('shared-words', 'module.exports = { early: "Open", late: "Greet late" };'),
    ...dependency('early-greeting', 'module.exports = () => require("shared-words").early;'),
    ...dependency('late-greeting', 'module.exports = () => require("shared-words").late;'),
  });
}

it('begins a state again when a cold Vite reloads the page', async () => {
  const root = coldApp();
  const server = await startDevServer({ root });
  onTestFinished(() => server.stop());
  let setups = 0;
  const result = await probeApp({
    baseUrl: server.url,
    harness: {
      states: {
        open: {
          route: '/',
          setup: async ({ page }) => {
            setups += 1;
            await page.getByRole('button', { name: 'Open' }).click();
            await page.getByRole('button', { name: 'Greet late' }).waitFor({ timeout: 10_000 });
          },
        },
      },
    },
  });
  expect(namesIn(result, 'open')).toEqual(['button Open', 'button Greet late']);
  expect(result.problems).toEqual([]);
  expect(setups).toBeGreaterThan(1);
});

it('runs a login again when a cold Vite reloads the page under the login', async () => {
  const server = await startDevServer({ root: coldApp() });
  onTestFinished(() => server.stop());
  let logins = 0;
  const result = await probeApp({
    baseUrl: server.url,
    harness: {
      login: async ({ page }) => {
        logins += 1;
        await page.getByRole('button', { name: 'Open' }).click();
        await page.getByRole('button', { name: 'Greet late' }).waitFor({ timeout: 10_000 });
      },
      states: { start: { route: '/' } },
    },
  });
  expect(namesIn(result, 'start')).toEqual(['button Open']);
  expect(result.problems).toEqual([]);
  expect(logins).toBeGreaterThan(1);
});

it('reports the text of an error overlay instead of a state', async () => {
  const root = viteApp({
    'src/main.ts': "document.body.innerHTML = '<button>Open</button>'; import './broken.ts';",
    'src/broken.ts': 'export const price = ;',
  });
  const server = await startDevServer({ root });
  onTestFinished(() => server.stop());
  const result = await probeApp({ baseUrl: server.url });
  expect(result.snapshots).toEqual([]);
  expect(result.problems[0]).toMatchObject({
    code: 'APP_ERROR_OVERLAY',
    message: expect.stringContaining('broken.ts'),
  });
});
