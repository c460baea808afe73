import { expect, test } from 'vitest';

import type { AssessedTool } from '../../src/assess/assessed-tool.js';
import { openersOfHeldBack } from '../../src/assess/openers-of-held-back.js';
import type { MatchedElements } from '../../src/match/model/matched-elements.js';
import { readApp } from '../intents/read-app.js';

const app = (label: string) =>
  readApp({
    'App.tsx': `import { useState } from 'react';
      export function App() {
        const [open, setOpen] = useState(false);
        return <><button onClick={() => setOpen(true)}>${label}</button>
          {open && <div role="dialog" aria-label="Task"><button onClick={archive}>Archive</button></div>}</>;
      }`,
  });

/** Returns the labels of the openers that become tools. The tool in the dialog is ready or held back. */
function openersOf(label: string, { ready = false, shown = true } = {}): (string | undefined)[] {
  const model = app(label);
  const tools = model.tools.map((candidate) => ({
    targets: { candidate },
    ...(ready ? {} : { heldBackBy: 'not-seen' }),
  })) as unknown as AssessedTool[];
  const seen = { ofIntent: () => (shown ? [{}] : []) } as unknown as MatchedElements;
  return openersOfHeldBack(tools, model, seen).map(({ action }) => model.intents[action ?? -1]?.labels[0]?.text);
}

test('an opener is a tool if its part has no ready tool', () => {
  expect(openersOf('Details')).toEqual(['Details']);
});

test.each([
  ['its part has a ready tool', 'Details', { ready: true }],
  ['no page shows the opener', 'Details', { shown: false }],
  ['its name is a write', 'Delete task', {}],
])('an opener is no tool if %s', (_, label, facts) => {
  expect(openersOf(label, facts)).toEqual([]);
});
