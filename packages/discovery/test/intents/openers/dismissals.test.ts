import { describe, expect, test } from 'vitest';

import { dismissRules } from '../../../src/intents/openers/dismissals.js';
import { readApp, readReact, readVue, type ReadApp } from '../read-app.js';

const inDialog = (button: string): ReadApp =>
  readApp({
    'App.tsx': `import { useState } from 'react';
      export function App(props) {
        const [open, setOpen] = useState(false);
        return <><button onClick={() => setOpen(true)}>Edit</button><EditDialog open={open}><input />${button}</EditDialog></>;
      }`,
  });

/** A part without the role of a dialog. */
const inPart = (button: string): ReadApp =>
  readApp({
    'App.tsx': `import { useState } from 'react';
      export function App(props) {
        const [open, setOpen] = useState(false);
        const [pressed, setPressed] = useState(false);
        const [draft, setDraft] = useState({});
        const [at, setAt] = useState(0);
        return <><button onClick={() => setOpen(true)}>Edit</button>{open && <div><input />${button}</div>}</>;
      }`,
  });

/** The rules in order, each with a button X that is or is not a mere dismissal. */
const cases: [rule: string, dismisses: boolean, app: () => ReadApp][] = [
  [
    'clears values',
    false,
    () =>
      readReact(
        '<Filters />',
        `import { useState } from 'react';
        import { Drawer, Button } from '@chakra-ui/react';
        function Filters() {
          const [open, setOpen] = useState(false);
          const [filters, setFilters] = useState({});
          return <>
            <button onClick={() => setOpen(true)}>Filter</button>
            <Drawer.Root open={open}><Drawer.Content><input aria-label="Title" />
              <Drawer.ActionTrigger asChild>
                <Button onClick={() => { setFilters({}); setOpen(false); }}>Clear filter</Button>
              </Drawer.ActionTrigger>
              <Button onClick={() => setFilters({ title })}>Apply</Button>
            </Drawer.Content></Drawer.Root>
          </>;
        }`,
      ),
  ],
  [
    'close button of a library',
    true,
    () =>
      readReact(
        '<Modal show={x}><Modal.Header closeButton /><input /><CloseButton aria-label="X" /></Modal>',
        `import { Modal, CloseButton } from 'react-bootstrap';`,
      ),
  ],
  ['close attribute', true, () => inDialog('<button data-bs-dismiss="modal">X</button>')],
  ['form of a dialog', true, () => inDialog('<form method="dialog"><button>X</button></form>')],
  ['other act', false, () => inDialog('<button>X</button>')],
  ['hides a boundary', true, () => inDialog('<button onClick={() => setOpen(false)}>X</button>')],
  ['toggles a boundary', true, () => inPart('<button onClick={() => setOpen(!open)}>X</button>')],
  [
    'hides with a flag',
    true,
    () => inPart('<button onClick={() => { setPressed(true); setOpen(false); }}>Cancel</button>'),
  ],
  [
    'hides with drafts',
    true,
    () => inPart('<button onClick={() => { setDraft({ ...blank }); setAt(-1); setOpen(false); }}>Cancel</button>'),
  ],
  ['takes back', true, () => inDialog('<button aria-label="Cancel" onClick={() => setOpen(!open)}>X</button>')],
  ['asks to close', true, () => inDialog('<button onClick={() => props.onClose()}>X</button>')],
];

describe('dismissals', () => {
  test.each(cases)('%s: %s', (_, dismisses, app) => {
    const button = app().intents.find(({ labels }) =>
      labels.some(({ text }) => /^(?:X|Cancel|Clear filter)$/.test(text)),
    );
    expect(button?.dismisses !== undefined).toBe(dismisses);
  });

  test('every rule has a case, in order', () => {
    expect(cases.map(([rule]) => rule)).toEqual(dismissRules.map(({ name }) => name));
  });

  test.each([
    [
      'a button that closes and saves is an action',
      '<button onClick={() => { save(); setOpen(false); }}>Save</button>',
    ],
    ['a form of a dialog with other words confirms something', '<form method="dialog"><button>Apply</button></form>'],
    ['a button that cancels an order is an action', '<button onClick={() => cancelOrder()}>Cancel order</button>'],
  ])('%s', (_, button) => {
    expect(inDialog(button).intents.at(-1)).not.toHaveProperty('dismisses');
  });

  test.each([
    [
      'a button without words that only hides its part',
      '<button onClick={() => setOpen(false)}><svg /></button>',
      true,
    ],
    [
      'a button without words that also does more',
      '<button onClick={() => { props.send(); setOpen(false); }}><svg /></button>',
      false,
    ],
    [
      'Cancel that also sends a request',
      '<button onClick={() => { setDraft({ ...blank }); setAt(-1); fetch("/order"); setOpen(false); }}>Cancel</button>',
      false,
    ],
    [
      'other words with drafts',
      '<button onClick={() => { setDraft({ ...blank }); setOpen(false); }}>Approve</button>',
      false,
    ],
    [
      'other words with a flag',
      '<button onClick={() => { setPressed(true); setOpen(false); }}>Approve</button>',
      false,
    ],
  ])('in a part without a role: %s', (_, button, dismisses) => {
    expect(inPart(button).intents.at(-1)?.dismisses !== undefined).toBe(dismisses);
  });

  test('a directive of Quasar closes the dialog around', () => {
    const app = readVue(
      '<q-dialog v-model="open"><input /><button v-close-popup>X</button></q-dialog>',
      'const open = ref(false)',
    );
    expect(app.intent('X')).toHaveProperty('dismisses');
  });
});
