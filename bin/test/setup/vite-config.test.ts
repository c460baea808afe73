import { expect, test } from 'vitest';

import { withVitePlugin } from '../../src/setup/vite-config.js';

test('the plugin goes after the others, and the file keeps its style', () => {
  const before = `import { defineConfig } from "vite"
import react from "@vitejs/plugin-react"

// https://vite.dev/config/
export default defineConfig({
  plugins: [react()], // the app
  server: { port: 4000 },
})
`;
  expect(withVitePlugin(before)).toBe(`import { webmcp } from "webmcp/vite"
import { defineConfig } from "vite"
import react from "@vitejs/plugin-react"

// https://vite.dev/config/
export default defineConfig({
  plugins: [react(), webmcp()], // the app
  server: { port: 4000 },
})
`);
});

test('a config without plugins gets a list', () => {
  const after = withVitePlugin(
    "import { defineConfig } from 'vite';\n\nexport default defineConfig({ base: '/shop/' });\n",
  );
  expect(after).toContain("import { webmcp } from 'webmcp/vite';\n");
  expect(after).toMatch(/plugins: \[\s*webmcp\(\)\s*\]/);
  expect(after).toContain("base: '/shop/'");
});

test.each([
  ['computes its plugins', "import { plugins } from './plugins';\nexport default { plugins };\n"],
  ['is a function', 'export default ({ mode }) => {\n  return mode === "x" ? { plugins: [] } : {};\n};\n'],
  ['does not parse', 'export default {'],
])('a config that %s is left to the person', (_, text) => {
  expect(withVitePlugin(text)).toBeNull();
});
