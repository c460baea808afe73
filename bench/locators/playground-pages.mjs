import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { harnessModule } from '../../bin/dist/files/harness-module.js';
import { openApp } from '../../bin/dist/run/open-app.js';
import { frameworks } from '../../packages/discovery/dist/index.js';
import { findProject, loadHarness, readSources } from '../../packages/project/dist/index.js';

/**
 * The playground's apps in each state of their harness, as markup without scripts, so that what moves a page is the
 * mutation alone. Written to a cache folder that git ignores; delete it after a change of the playground.
 * @param {import('playwright').Browser} browser
 * @param {string} playground folder of the apps
 * @param {string} cache where to write
 * @returns {Promise<{ id: string, file: string, package: string }[]>} in a fixed order
 */
export async function playgroundPages(browser, playground, cache) {
  const pages = [];
  for (const app of ['react', 'vue', 'html']) {
    const root = join(playground, app);
    const project = findProject(root, frameworks);
    const { states } = await loadHarness(project.harnessFile, harnessModule, root);
    const missing = [];
    for (const [name, state] of Object.entries(states)) {
      const id = `playground/${app}/${name}`;
      const file = join(cache, `playground-${app}-${name}.html`);
      pages.push({ id, file, package: 'examples/playground' });
      if (!existsSync(file)) missing.push({ state, file });
    }
    if (missing.length === 0) continue;
    mkdirSync(cache, { recursive: true });
    const paths = (await readSources(project, frameworks)).files.map(({ path }) => path);
    const { signal } = new AbortController();
    const running = await openApp(project, { provenance: false, pages: paths }, {}, signal);
    try {
      for (const { state, file } of missing) {
        const page = await browser.newPage({ viewport: { width: 1400, height: 1000 } });
        await page.goto(new URL(state.route, running.url).href, { waitUntil: 'networkidle' });
        await page.locator('button,a[href],input').first().waitFor();
        await state.setup?.({ page });
        const html = await page.evaluate(() => {
          for (const script of document.querySelectorAll('script,link[rel=modulepreload]')) script.remove();
          for (const sheet of document.querySelectorAll('link[rel=stylesheet]')) {
            const style = document.createElement('style');
            style.textContent = [...sheet.sheet.cssRules].map((rule) => rule.cssText).join('\n');
            sheet.replaceWith(style);
          }
          return document.documentElement.outerHTML;
        });
        writeFileSync(file, `<!doctype html>${html}`);
        await page.close();
      }
    } finally {
      await running.close();
    }
  }
  return pages;
}
