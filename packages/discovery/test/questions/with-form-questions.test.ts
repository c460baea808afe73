import { expect, test } from 'vitest';

import { group } from '../../src/group/group.js';
import { labelText } from '../../src/intents/model/label-text.js';
import { withFormQuestions } from '../../src/questions/with-form-questions.js';
import { questionOf } from '../../src/risk/model/question-of.js';
import { readReact } from '../intents/read-app.js';

/** Returns the tools of a page: "Name + Email → Save (Confirm; Save the changes?)". */
function toolsOf(body: string, code: string): string[] {
  const app = readReact(
    '<App />',
    `import { useState } from 'react';
    const Asks = ({ title, yes, onYes, onNo }) => <div className="popup"><h3>{title}</h3>
      <button onClick={() => onNo()}>Cancel</button><button onClick={() => onYes()}>{yes}</button></div>;
    function App() {
      const [name, setName] = useState('');
      const [email, setEmail] = useState('');
      const [asks, setAsks] = useState(false);
      ${code}
      return <main>${body}</main>;
    }`,
  );
  const label = (index: number | null): string => (index === null ? '–' : labelText(app.intents[index]?.labels ?? []));
  return withFormQuestions(group(app), app).map((tool) => {
    const question = questionOf(tool, app);
    const answered = question === undefined ? '' : ` (${[...question.answers, ...(question.says ?? [])].join('; ')})`;
    return `${tool.fields.map(label).join(' + ')} → ${label(tool.action)}${answered}`;
  });
}

const fields = `<input aria-label="Name" value={name} onChange={(e) => setName(e.target.value)} />
  <input aria-label="Email" value={email} onChange={(e) => setEmail(e.target.value)} />`;
const save = "fetch('/user', { method: 'PUT', body: JSON.stringify({ name, email }) })";
const popup = (act = save): string =>
  `{asks && <Asks title="Save the changes?" yes="Confirm" onNo={() => setAsks(false)}
    onYes={() => { ${act}; setAsks(false); }} />}`;

test('a form answers the dialog that its submit opens, and the buttons of the dialog are no tools', () => {
  const checks = "const submit = (e) => { e.preventDefault(); if (name.trim() === '') return; setAsks(true); };";
  const form = (inside: string, after = ''): string =>
    `<form onSubmit={submit}>${fields}<button type="submit">Save</button>${inside}</form>${after}`;
  const found = ['Name + Email → Save (Confirm; Save the changes?)'];
  expect(toolsOf(form('', popup()), checks)).toEqual(found);
  expect(toolsOf(form(popup()), checks)).toEqual(found);
});

test('what a field does as it changes is no act of the button', () => {
  const picture = `<input type="file" aria-label="Picture" onChange={(e) => new FileReader().readAsDataURL(e.target.files[0])} />`;
  const form = `<form>${fields}${picture}<button onClick={(e) => { e.preventDefault(); setAsks(true); }}>Save</button></form>`;
  expect(toolsOf(`${form}${popup()}`, '')).toEqual(['Name + Email + Picture → Save (Confirm; Save the changes?)']);
});

test('fields without a form go with the button that asks, not with the answer', () => {
  const button = '<button onClick={() => { if (name) setAsks(true); }}>Save</button>';
  expect(toolsOf(`${fields}${button}${popup()}`, '')).toEqual(['Name + Email → Save (Confirm; Save the changes?)']);
});

test('a dialog that another control opens too keeps a tool of its own', () => {
  const form = `<form onSubmit={(e) => { e.preventDefault(); setAsks(true); }}>${fields}<button>Save</button></form>`;
  expect(toolsOf(`${form}<button onClick={() => setAsks(true)}>Publish</button>${popup()}`, '')).toEqual([
    'Name + Email → Save (Confirm; Save the changes?)',
    ' → Confirm',
  ]);
});

test.each([
  ['a form that acts before the dialog', `() => { ${save}; setAsks(true); }`, popup('cancelAll()')],
  [
    'a dialog with a field',
    '() => setAsks(true)',
    `{asks && <div><input aria-label="Reason" /><button onClick={() => setAsks(false)}>Cancel</button><button onClick={() => { ${save}; }}>Confirm</button></div>}`,
  ],
  [
    'a dialog with two answers',
    '() => setAsks(true)',
    `{asks && <div><button onClick={() => { ${save}; }}>Now</button><button onClick={() => { later(name); }}>Later</button><button onClick={() => setAsks(false)}>Cancel</button></div>}`,
  ],
  [
    'a dialog with one button',
    '() => setAsks(true)',
    `{asks && <div><button onClick={() => { ${save}; }}>OK</button></div>}`,
  ],
  [
    'an answer with unknown words',
    '() => setAsks(true)',
    `{asks && <div><button onClick={() => setAsks(false)}>Cancel</button><button onClick={() => { ${save}; }}>{texts[name]}</button></div>}`,
  ],
])('%s asks no question', (_, press, dialog) => {
  const tools = toolsOf(`<form><button type="button" onClick={${press}}>Save</button>${fields}</form>${dialog}`, '');
  expect(tools.filter((tool) => tool.includes('('))).toEqual([]);
});
