import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes a harness whose login fills the storage of the browser with the `seed` of a list, as a developer writes it. Its
 * states are empty, so that the routes of the source are opened.
 *
 * @returns The path of the file in `out/`, or undefined if the list has no seed.
 */
export function seedHarness({ folder, seed }) {
  const { local = {}, session = {} } = seed;
  if (Object.keys(local).length + Object.keys(session).length === 0) return undefined;
  const texts = (items) =>
    Object.entries(items).map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]);
  const file = join(folder, 'out', 'webmcp.harness.mjs');
  writeFileSync(
    file,
    `export default {
  login: async ({ page }) => {
    await page.evaluate(([local, session]) => {
      for (const [key, value] of local) localStorage.setItem(key, value);
      for (const [key, value] of session) sessionStorage.setItem(key, value);
    }, ${JSON.stringify([texts(local), texts(session)])});
  },
  states: {},
};
`,
  );
  return file;
}
