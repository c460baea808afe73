import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { GroundTruthMap, Tool } from '@webmcp/contract';
import { emitScript } from '@webmcp/discovery';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

import * as runtime from '../../bin/src/runtime.js';
import { drawnWidgets, nativeControls, otherParts, scriptInParts } from '../../scripts/script-in-parts.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const target = { selectors: [], confidence: 0 };
const print = { kind: 'button', labels: [], scope: [], unique: [] };
const plain: Tool = {
  id: 'wm_it',
  name: 'it',
  title: 'It',
  description: 'Does it.',
  kind: 'action',
  risk: { level: 'safe', reasons: [] },
  source: { file: 'a.tsx', line: 1, column: 1 },
  states: [],
  fields: [],
};
const field = (role: string, schema: object): Partial<Tool> => ({
  fields: [{ ...target, key: 'it', label: 'It', role, schema: schema as never, required: false }],
});
/** For each part a tool that needs it. */
const needing: Record<string, Partial<Tool>> = {
  dateParts: field('group', { format: 'date' }),
  dateBox: field('textbox', { format: 'date' }),
  combobox: field('combobox', {}),
  comboboxOfSeveral: field('textbox', { type: 'array' }),
  stepper: field('slider', { type: 'number' }),
  choice: field('radio', { type: 'string' }),
  text: field('textbox', { type: 'string' }),
  editable: field('textbox', { type: 'string' }),
  toggle: field('switch', { type: 'boolean' }),
  read: { kind: 'read' },
  reach: { reach: [{ do: 'navigate', route: '/a' }] },
  rows: { row: { param: 'row', rows: target, key: target } },
  ask: { risk: { level: 'destructive', reasons: [] } },
  formats: field('textbox', { type: 'string', format: 'email' }),
  icon: { action: { ...target, fingerprint: { ...print, icon: 'trash' } } },
  near: { action: { ...target, fingerprint: { ...print, near: 'a1b' } } },
  twin: { action: { ...target, fingerprint: { ...print, twin: '1/2 a1b c2d' } } },
  generatedId: { action: { ...target, fingerprint: { ...print, id: 'send' } } },
};
const mapOf = (tool: Partial<Tool>): GroundTruthMap => ({
  version: 1,
  generator: { name: 'webmcp', version: '0' },
  app: { frameworks: [] },
  testIdAttributes: [],
  states: [],
  tools: [{ ...plain, ...tool }],
  unstable: [],
  unmatched: { intents: [], elements: [] },
  integrity: '',
});

test('what a typed module may import is what the package exports', () => {
  const parts = [...drawnWidgets, ...nativeControls, ...otherParts];
  expect(Object.keys(runtime).sort()).toEqual(['register', 'registerWith', ...parts].sort());
});

test('a script that is cut to any map refers to nothing that was cut out', async () => {
  expect([...drawnWidgets, ...nativeControls, ...otherParts]).toEqual(Object.keys(needing));
  const whole = await scriptInParts(root, build);
  expect(whole).toContain('.every=!0');
  const scripts = { none: emitScript(mapOf({}), whole) } as Record<string, string>;
  for (const [part, tool] of Object.entries(needing)) scripts[part] = emitScript(mapOf(tool), whole);

  const folder = mkdtempSync(join(tmpdir(), 'webmcp-parts-'));
  const lint = (): string => {
    const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
    const given = [oxlint, '-c', join(folder, 'rules.json'), '-f', 'unix', folder];
    return spawnSync(process.execPath, given, { encoding: 'utf8' }).stdout;
  };
  try {
    const rules = { env: { browser: true, es2024: true }, categories: { correctness: 'off' } };
    writeFileSync(join(folder, 'rules.json'), JSON.stringify({ ...rules, rules: { 'no-undef': 'error' } }));
    for (const [part, script] of Object.entries(scripts)) {
      writeFileSync(join(folder, `${part}.js`), script);
      expect(script, part).not.toContain('/*!<');
      expect(script, part).not.toContain('.every=!0');
      if (part === 'none') continue;
      expect(script.length, part).toBeGreaterThan(scripts['none']!.length + 200);
      expect(script.length, part).toBeLessThan(whole.length - 2000);
    }
    expect(lint()).not.toMatch(/not defined/);
    writeFileSync(join(folder, 'none.js'), `${scripts['none']};missing();`);
    expect(lint()).toMatch(/'missing' is not defined/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
