import { describe, expect, it } from 'vitest';

import { withListEntry } from '../../src/setup/list-entry.js';

describe('withListEntry', () => {
  it.each([
    ['export default { boot: [] }', "export default { boot: ['webmcp'] }"],
    [
      "module.exports = configure(function (ctx) { return { boot: ['i18n', 'axios'] } });",
      "module.exports = configure(function (ctx) { return { boot: ['i18n', 'axios', 'webmcp'] } });",
    ],
    [
      'export default defineConfig(() => {\n  return {\n    boot: [\n      "i18n",\n    ],\n  };\n});\n',
      'export default defineConfig(() => {\n  return {\n    boot: [\n      "i18n",\n      "webmcp",\n    ],\n  };\n});\n',
    ],
    ["export default { boot: [ // 'a'\n] as string[] }", null],
    ["export default { boot: ['webmcp'] }", "export default { boot: ['webmcp'] }"],
  ])('%s', (before, after) => {
    expect(withListEntry(before, 'boot', 'webmcp')).toBe(after);
  });

  it.each([
    'export default { boot }',
    "export default { boot: ctx.dev ? ['a'] : [] }",
    'export default { boot: [...shared] }',
    "export const one = { boot: ['a'] }; export default { boot: ['b'] }",
    'export default {',
  ])('leaves %s to a person', (text) => {
    expect(withListEntry(text, 'boot', 'webmcp')).toBeNull();
  });
});
