import type { Guidance } from '@webmcp/contract';
import { describe, expect, test } from 'vitest';

import { guidance, guidanceRules } from '../../src/guidance/guidance.js';
import type { Weakness } from '../../src/guidance/weakness.js';
import { buildWorld, type ControlSpec } from '../match/build-world.js';
import { targetOf } from '../fields/target-of.js';

/** A weak target that a page shows, with some facts changed. */
function weakness(given: Partial<Weakness> = {}, spec: ControlSpec = { label: 'Delete', control: 'button' }): Weakness {
  const { appModel, snapshot } = buildWorld([spec]);
  const { intent, matchedElements } = targetOf(spec);
  return {
    intent,
    appModel,
    title: '',
    value: 'delete-order',
    places: [],
    matchedElements,
    snapshots: [snapshot],
    rowless: false,
    ...given,
  };
}

const ways = (given: Weakness): Guidance['do'][] => guidance(given).map((advice) => advice.do);

describe('guidanceRules', () => {
  const cases: Record<string, [Weakness, Guidance['do'][]]> = {
    'unread-handler': [weakness({ unreadTool: 'export_orders' }), ['config']],
    'rows-alike': [weakness({ rowless: true, matchedElements: [] }), ['label', 'data-mcp']],
    'not-seen': [weakness({ matchedElements: [] }), ['harness', 'data-mcp']],
    'not-stable': [weakness(), ['data-mcp', 'label', 'harness']],
  };

  test('each rule has a case', () => {
    expect(Object.keys(cases)).toEqual(guidanceRules.map(({ name }) => name));
  });

  test.each(Object.entries(cases))('%s: advises the change that helps most first', (name, [given, expected]) => {
    expect(guidanceRules.find(({ holds }) => holds(given))?.name).toBe(name);
    expect(ways(given)).toEqual(expected);
  });
});

describe('hookAdvice', () => {
  test('names every place, and the first doubt', () => {
    const at = (line: number) => ({ file: 'App.tsx', line, column: 3 });
    const [hook] = guidance(
      weakness({
        places: [
          { at: at(4), tagName: 'Icon', tag: 'abc' },
          { at: at(9), doubt: 'no tag is there' },
        ],
      }),
    );
    expect(hook?.text).toBe(
      'Add data-mcp="delete-order" to <Icon> at App.tsx:4:3 and to the element at App.tsx:9:3, and check that it reaches the page: no tag is there',
    );
    expect(hook).toMatchObject({ paste: 'data-mcp="delete-order"', doubt: 'no tag is there' });
    expect(hook).not.toHaveProperty('into');
  });
});

describe('labelAdvice', () => {
  const pasteFor = (spec: ControlSpec): string | undefined => guidance(weakness({}, spec))[1]?.paste;

  test('writes aria-label for an action, with its name made of code where it has no text', () => {
    expect(pasteFor({ label: 'Delete "all" & more' })).toBe('aria-label="Delete &quot;all&quot; &amp; more"');
    expect(pasteFor({ name: 'deleteOrder' })).toBe('aria-label="Delete order"');
  });

  test('writes a label for a field with a hand-written id, and aria-label for a generated one', () => {
    expect(pasteFor({ label: 'Town', control: 'text', domId: 'town' })).toBe('<label htmlFor="town">Town</label>');
    expect(pasteFor({ label: 'Town', control: 'text', domId: ':r3:' })).toBe('aria-label="Town"');
  });
});
