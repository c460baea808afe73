import type { GroundTruthMap, Guidance, Unstable } from '@webmcp/contract';
import { describe, expect, test } from 'vitest';

import { tagsOf } from '../../src/extract/stamp/tags-of.js';
import { hookedFiles, planHooks } from '../../src/hooks/plan-hooks.js';
import { tagDigest } from '../../src/hooks/tag-digest.js';

const source = '<p><button onclick="a()"><i></i></button><button onclick="b()"><i></i></button></p>';

/** A map that asks for a hook on each button of the source. */
function asking(given: Partial<Guidance> = {}): GroundTruthMap {
  const buttons = tagsOf(source, 'a.html').filter(({ name }) => name === 'button');
  const unstable = buttons.map((tag, index): Unstable => {
    const at = { file: 'a.html', line: tag.line, column: tag.column };
    return {
      what: 'action',
      label: '',
      tool: `wm_00000${index}`,
      toolName: `tool_${index}`,
      source: at,
      selectors: [],
      confidence: 0,
      guidance: [
        {
          do: 'data-mcp',
          text: 'Add it',
          at,
          paste: `data-mcp="hook-${index}"`,
          into: [{ ...at, tag: tagDigest(source, tag) }],
          ...given,
        },
      ],
    };
  });
  return {
    version: 1,
    generator: { name: 'webmcp', version: '0.0.0' },
    app: { frameworks: ['html'] },
    testIdAttributes: ['data-mcp'],
    states: [],
    tools: [],
    unstable,
    unmatched: { intents: [], elements: [] },
    integrity: '',
  };
}

const plan = (map: GroundTruthMap, text: string | null) => planHooks(map, new Map([['a.html', text]]));

describe('planHooks', () => {
  test('writes each hook into its tag and nothing else', () => {
    expect(hookedFiles(asking())).toEqual(['a.html']);
    const { files, moved, doubtful, present } = plan(asking(), source);
    expect(files.map(({ after }) => after)).toEqual([
      '<p><button data-mcp="hook-0" onclick="a()"><i></i></button><button data-mcp="hook-1" onclick="b()"><i></i></button></p>',
    ]);
    expect([moved, doubtful, present]).toEqual([[], [], []]);
  });

  test('leaves a present hook alone, though it moved the other tags', () => {
    const after = plan(asking(), source).files[0]!.after;
    const again = plan(asking(), after);
    expect(again.files).toEqual([]);
    expect(again.present.map(({ attribute }) => attribute)).toEqual(['data-mcp="hook-0"', 'data-mcp="hook-1"']);
  });

  test.each([
    ['another tag stands there', source.replace('a()', 'c()'), ['data-mcp="hook-0"']],
    ['everything moved', `\n${source}`, ['data-mcp="hook-0"', 'data-mcp="hook-1"']],
    ['the file is gone', null, ['data-mcp="hook-0"', 'data-mcp="hook-1"']],
  ])('refuses where %s', (_, text, refused) => {
    expect(plan(asking(), text).moved.map(({ attribute }) => attribute)).toEqual(refused);
  });

  test('finds a tag whose white space changed', () => {
    const spaced = source.replaceAll('<button onclick', '<button\n onclick');
    expect(plan(asking(), spaced).files[0]?.hooks.map(({ attribute }) => attribute)).toEqual(['data-mcp="hook-0"']);
  });

  test('skips a doubtful hook', () => {
    const { files, doubtful } = plan(asking({ doubt: 'it may not arrive' }), source);
    expect(files).toEqual([]);
    expect(doubtful.map(({ doubt }) => doubt)).toEqual(['it may not arrive', 'it may not arrive']);
  });

  test('writes nothing into another package of the workspace, though its text is known', () => {
    const [file, at] = ['../../packages/ui/a.html', { file: '../../packages/ui/a.html', line: 1, column: 4 }];
    const { files, doubtful } = planHooks(asking({ into: [{ ...at, tag: '' }] }), new Map([[file, source]]));
    expect(files).toEqual([]);
    expect(doubtful.map(({ doubt }) => doubt)).toEqual(Array(2).fill('other apps of the workspace would get it, too'));
  });

  test('leaves out a hook where another change helps more', () => {
    const map = asking();
    for (const { guidance } of map.unstable) guidance.unshift({ do: 'harness', text: 'Show it first' });
    expect(plan(map, source).files).toEqual([]);
  });
});
