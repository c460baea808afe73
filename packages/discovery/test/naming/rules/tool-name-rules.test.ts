import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

import { toolNameRules } from '../../../src/naming/rules/tool-name-rules.js';
import { toolWords } from '../../../src/naming/tool-words.js';
import { tool } from '../../build-map.js';
import { buildWorld } from '../../match/build-world.js';

test('every rule has a test that is named for the rule', () => {
  const tests = new Set(readdirSync(import.meta.dirname));
  expect(toolNameRules.map(({ name }) => `${name}.test.ts`).filter((file) => !tests.has(file))).toEqual([]);
});

test('the last rule fits every action, so every tool has a name', () => {
  const { appModel } = buildWorld([{ label: 'Mark as read' }]);
  expect(toolWords(tool({ kind: 'action', action: 0 }), appModel, { elements: [] })).toMatchObject({
    name: 'mark_as_read',
    rule: 'act',
  });
});

test('an added rule names a tool before the rules behind it', () => {
  const { appModel } = buildWorld([{ label: 'Like' }]);
  const like = {
    name: 'like',
    reason: 'a test',
    names: ({ act }: { act: string }) => (act === 'like' ? { name: 'give_heart', title: 'Give a heart' } : undefined),
  };
  const action = tool({ kind: 'action', action: 0 });
  expect(toolWords(action, appModel, { elements: [] }, [like, ...toolNameRules])).toMatchObject({
    name: 'give_heart',
    rule: 'like',
  });
});

test('a list whose rules all leave a tool is refused', () => {
  const { appModel } = buildWorld([{ label: 'Like' }]);
  expect(() => toolWords(tool({ kind: 'action', action: 0 }), appModel, { elements: [] }, [])).toThrow(
    'no rule names the tool',
  );
});
