import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const conditions = ['webmcp-source', 'module', 'node', 'import', 'default'];
const browserArgs = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-gpu',
  '--enable-features=WebMCP',
  '--enable-blink-features=ComputedAccessibilityInfo',
  '--force-renderer-accessibility',
];
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/**
 * `*.browser.test.ts` runs inside Chromium, every other test in Node. `*.long.test.ts` runs with `npm run test:all` alone.
 * `WEBMCP_BROWSER` is set by scripts/run.mjs.
 */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    // A loaded machine needs more than the second that is usual. A poll ends as soon as it holds.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['packages/{text,contract,discovery}/test/**/*.test.ts', 'test/{structure,golden}/**/*.test.ts'],
          exclude: ['**/*.browser.test.ts', '**/node_modules/**'],
          testTimeout: 60_000,
          // These packages are pure, so their tests share loaded modules. Loading them anew took 0.8 of the time.
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          include: ['packages/{project,probe,runtime,vite,bridge}/test/**/*.test.ts', 'bin/test/**/*.test.ts'],
          exclude: ['**/*.browser.test.ts', '**/*.long.test.ts', '**/node_modules/**'],
          testTimeout: 60_000,
          // Tests of a worker share loaded modules: loading took 31 s instead of 80 s.
          isolate: false,
          // Three workers at once took as long as two, and each test 1.5 times as long.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['packages/*/test/**/*.browser.test.ts'],
          testTimeout: 120_000,
          // These tests mostly wait for their page: four pages at once took 122 s, one page after the other 250 s.
          maxWorkers: 4,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                ...(process.env['WEBMCP_BROWSER'] === undefined
                  ? {}
                  : { executablePath: process.env['WEBMCP_BROWSER'] }),
                args: [...browserArgs, ...asRoot],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        extends: true,
        test: {
          name: 'slice',
          include: ['test/slice/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          // Two stacks of `npm run test:stacks` run with each CI: a Vite plugin, and an emitted module.
          include: ['test/{e2e,faults,security}/**/*.test.ts', 'test/stacks/{react-ts,next}.test.ts'],
          exclude: ['**/*.long.test.ts', '**/node_modules/**'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'stacks',
          include: ['test/stacks/**/*.test.ts'],
          testTimeout: 600_000,
          // A hook installs the app.
          hookTimeout: 900_000,
          // Each app starts a dev server and a build of its own, which use more than one core.
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'long',
          include: ['test/e2e/**/*.long.test.ts', '{bin,packages/*}/test/**/*.long.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
