import { describe, expect, it } from 'vitest';

import { newConfig, withToolSetting } from '../../src/setup/tool-setting.js';

const config = `import { defineConfig } from 'webmcp/harness';

// The limits of the shop.
export default defineConfig({
  command: 'npm run dev',
  tools: {
    wipe: { exclude: true },
    wm_1: { name: 'send' },
  },
});
`;

describe('a setting of a tool', () => {
  it('is added, and the rest of the file stays', () => {
    const after = withToolSetting(config, ['save', 'wm_2'], { exclude: true })!;
    expect(after).toContain('// The limits of the shop.');
    expect(after.replace(/\s+save: \{\s+exclude: true,?\s+\},?/, '')).toBe(config);
  });

  it('goes to the entry that the tool has, by name, by id, or by the name that the config gave', () => {
    expect(withToolSetting(config, ['wipe', 'wm_9'], { exclude: undefined })).toMatch(/wipe: \{\s*\}/);
    expect(withToolSetting(config, ['other', 'wm_1'], { name: 'post' })).toContain("wm_1: { name: 'post' }");
    const renamed = withToolSetting(config, ['send', 'wm_7'], { exclude: true })!;
    expect(renamed).toMatch(/wm_1: \{[^}]*exclude: true/);
    expect(renamed).not.toContain('send:');
  });

  it('makes a config where there is none', () => {
    expect(newConfig('save', { risk: { level: 'destructive', reason: 'Raised in the panel' } })).toMatch(
      /defineConfig\(\{\s+tools: \{\s+save: \{\s+risk: \{\s+level: ["']destructive["'],/,
    );
  });

  it('is not written to a config that is computed or broken', () => {
    expect(withToolSetting('export default defineConfig(settings());', ['save'], { exclude: true })).toBeNull();
    expect(withToolSetting('export default {', ['save'], { exclude: true })).toBeNull();
    expect(withToolSetting('const a = 1;', ['save'], { exclude: true })).toBeNull();
  });
});
