import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { GroundTruthMap, ToolDecision } from '@webmcp/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { decideTool } from '../../src/run/decide-tool.js';

const map = {
  tools: [
    { id: 'wm_1', name: 'save_order', risk: { level: 'caution', reasons: [] } },
    { id: 'wm_2', name: 'find_books', kind: 'form', states: ['home'], risk: { level: 'safe', reasons: [] } },
    { id: 'wm_3', name: 'search', kind: 'form', states: ['search'], risk: { level: 'safe', reasons: [] } },
    { id: 'wm_4', name: 'look_up', kind: 'form', states: ['shelf'], risk: { level: 'safe', reasons: [] } },
    { id: 'wm_5', name: 'filter', kind: 'form', states: ['home'], risk: { level: 'safe', reasons: [] } },
    { id: 'wm_6', name: 'read_books', kind: 'read', states: ['list'], risk: { level: 'safe', reasons: [] } },
  ],
} as unknown as GroundTruthMap;

describe('a decision of the panel', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'webmcp-decide-'));
    writeFileSync(join(root, 'package.json'), '{ "name": "shop" }');
  });
  afterEach(() => rmSync(root, { recursive: true }));
  const decide = (decision: ToolDecision): string => decideTool(root, map, decision);
  const file = (): string => join(root, 'webmcp.config.ts');
  const written = (): string => readFileSync(file(), 'utf8');

  it('is written to the config, and taken back by keep', () => {
    expect(decide({ tool: 'save_order', do: 'decline' })).toContain('webmcp.config.ts was written');
    expect(written()).toMatch(/save_order: \{\s+exclude: true/);
    expect(decide({ tool: 'save_order', do: 'keep' })).toContain('was written');
    expect(written()).not.toContain('exclude');
    expect(decide({ tool: 'save_order', do: 'rename', name: 'send_order' })).toContain('was written');
    expect(decide({ tool: 'save_order', do: 'raise', level: 'destructive' })).toContain('was written');
    expect(written()).toMatch(/name: ["']send_order["'][^]*level: ["']destructive["']/);
    expect(decide({ tool: 'save_order', do: 'raise', level: 'destructive' })).toContain('already');
  });

  it.each([
    ['a tool that the map does not have', { tool: 'wipe', do: 'decline' }],
    ['the present risk', { tool: 'save_order', do: 'raise', level: 'caution' }],
    ['a lower risk', { tool: 'save_order', do: 'raise', level: 'safe' }],
    ['a level that is none', { tool: 'save_order', do: 'raise', level: 'none' }],
    ['a name that is no text', { tool: 'save_order', do: 'rename', name: ['send'] }],
    ['a name with other signs', { tool: 'save_order', do: 'rename', name: "a'}" }],
    ['the name of another tool', { tool: 'save_order', do: 'rename', name: 'find_books' }],
    ['a merge with a tool that the map does not have', { tool: 'find_books', do: 'merge', other: 'wipe' }],
    ['a merge of a tool with itself', { tool: 'find_books', do: 'merge', other: 'find_books' }],
    ['a merge of tools of one page', { tool: 'find_books', do: 'merge', other: 'filter' }],
    ['a merge of tools of two kinds', { tool: 'find_books', do: 'merge', other: 'read_books' }],
    ['no decision', { tool: 'save_order', do: 'wipe' }],
    ['what is kept already', { tool: 'save_order', do: 'keep' }],
  ])('writes nothing for %s', (_, decision) => {
    decide(decision as unknown as ToolDecision);
    expect(existsSync(file())).toBe(false);
  });

  it('adds each merge to the merges of the config', () => {
    const said = decide({ tool: 'find_books', do: 'merge', other: 'search' });
    expect(said).toContain('if the source shows that both lead to the same action');
    expect(written()).toMatch(/find_books: \{\s+merge: \[["']search["']\]/);
    decide({ tool: 'find_books', do: 'merge', other: 'look_up' });
    expect(written()).toMatch(/merge: \[\s*["']search["'],\s*["']look_up["']\s*\]/);
    expect(decide({ tool: 'find_books', do: 'merge', other: 'look_up' })).toContain('already');
  });

  it('lowers no risk that the config holds and the map does not know yet', () => {
    decide({ tool: 'find_books', do: 'raise', level: 'destructive' });
    expect(decide({ tool: 'find_books', do: 'raise', level: 'caution' })).toContain('already');
    expect(written()).toMatch(/level: ["']destructive["']/);
    expect(written()).not.toContain('caution');
  });

  it('says what to add to a config without a safe edit', () => {
    writeFileSync(file(), 'export default settings();\n');
    expect(decide({ tool: 'save_order', do: 'decline' })).toContain('"save_order": {"exclude":true}');
    expect(written()).toBe('export default settings();\n');
  });
});
