import { describe, expect, test } from 'vitest';

import { readApp, readHtml, readReact, readVue, type ReadApp } from './read-app.js';

const kinds = (app: ReadApp): string[] =>
  app.intents.map(({ control, roles }) => `${control} ${roles.join('/')}`.trim());

describe('host controls', () => {
  test.each([
    ['<input>', 'text textbox'],
    ['<input type="EMAIL">', 'email textbox'],
    ['<input type="number">', 'number spinbutton'],
    ['<input type="range">', 'range slider'],
    ['<input type="search">', 'search searchbox'],
    ['<input type="password">', 'password textbox'],
    ['<input type="date">', 'date textbox'],
    ['<input type="file">', 'file button'],
    ['<input type="nonsense">', 'text textbox'],
    ['<input type="checkbox" role="switch">', 'switch switch'],
    ['<input list="towns"><datalist id="towns"><option>Oslo</option></datalist>', 'combobox combobox'],
    ['<textarea></textarea>', 'textarea textbox'],
    ['<select><option>A</option></select>', 'select combobox'],
    ['<select multiple><option>A</option></select>', 'listbox listbox'],
    ['<button>Go</button>', 'button button'],
    ['<form><button>Go</button></form>', 'submit button'],
    ['<form><button type="button">Go</button></form>', 'button button'],
    ['<form><button type="reset">Go</button></form>', 'reset button'],
    ['<form id="f"></form><button form="f">Go</button>', 'submit button'],
    ['<input type="image" alt="Go">', 'submit button'],
    ['<a href="/x">X</a>', 'link link'],
    ['<details><summary>More</summary></details>', 'disclosure button'],
    ['<div contenteditable="true"></div>', 'contenteditable textbox'],
    ['<div role="button" tabindex="0">Go</div>', 'button button'],
    ['<div role="checkbox" aria-checked="false">Go</div>', 'checkbox checkbox'],
    ['<button role="switch" aria-checked="false">Wifi</button>', 'switch switch'],
    ['<div role="tablist"><button role="tab">One</button></div>', 'tab tab'],
    ['<ul role="menu"><li role="menuitem">Copy</li></ul>', 'menuitem menuitem'],
    ['<div role="listbox" aria-label="Colour"><div role="option">Red</div></div>', 'listbox listbox'],
  ])('%s', (body, expected) => {
    expect(kinds(readHtml(body))).toEqual([expected]);
  });

  test.each([
    ['a hidden input', '<input type="hidden" name="csrf">'],
    ['an anchor that leads nowhere', '<a name="top">Top</a>'],
    ['plain text', '<p>Hello</p><label>Label</label>'],
  ])('%s is no intent', (_, body) => {
    expect(readHtml(body).intents).toEqual([]);
  });

  test('a click handler makes an action, unless it only stops the event', () => {
    const app = readReact(
      '<div onClick={() => choose(1)}>Pick</div><span onClick={(e) => e.stopPropagation()}>Quiet</span>',
    );
    expect(app.intents.map(({ control, roles, labels }) => [control, roles, labels[0]?.text])).toEqual([
      ['button', ['generic'], 'Pick'],
    ]);
  });

  test('a backdrop around a dialog is not an action', () => {
    const app = readVue(
      '<div class="backdrop" @click="close()"><div role="dialog" aria-label="Share"><button @click="share()">Copy link</button></div></div>',
    );
    expect(kinds(app)).toEqual(['button button']);
  });

  test('a notice is no field whatever its model is, and its content is read', () => {
    const app = readVue(
      '<app-snackbar v-model="shown">Saved <button @click="undo()">Undo</button></app-snackbar><app-alert v-model="warns">Careful</app-alert>',
    );
    expect(kinds(app)).toEqual(['button button']);
  });

  test('a field of a conditional type is a password where one type is', () => {
    const app = readReact(`<input type={shown ? 'text' : 'password'} aria-label="Password" />`);
    expect(app.intents[0]?.control).toBe('password');
  });

  test('constraints are read from attributes', () => {
    const app = readReact(
      '<input type="number" required min={1} max="12" step={0.5} autoComplete="off" readOnly aria-label="a" /><input minLength={2} maxLength={8} pattern="[a-z]+" disabled={busy} inputMode="numeric" aria-label="b" />',
    );
    expect(app.intents.map(({ constraints }) => constraints)).toEqual([
      { required: true, min: '1', max: '12', step: '0.5', autocomplete: 'off', readOnly: true },
      { minLength: 2, maxLength: 8, pattern: '[a-z]+', inputMode: 'numeric' },
    ]);
  });

  test('test ids follow the order of the attributes', () => {
    const app = readHtml('<button data-cy="a" data-testid="b">Go</button>', {
      testIdAttributes: ['data-cy', 'data-testid'],
    });
    expect(app.intents[0]?.testId).toBe('a');
  });
});

describe('options', () => {
  test('a select has groups, values and placeholders', () => {
    const app = readHtml(
      '<select aria-label="Town"><option value="">Choose</option><optgroup label="Norway"><option value="osl">Oslo</option><option label="Bergen" value="bgo">B</option></optgroup><option>Other</option></select>',
    );
    expect(app.intent('Town').options).toEqual([
      { value: '', label: 'Choose' },
      { value: 'osl', label: 'Oslo' },
      { value: 'bgo', label: 'Bergen' },
      { value: 'Other', label: 'Other' },
    ]);
  });

  test('options come from a constant in another file', () => {
    const app = readReactWith('{sizes.map((size) => <option key={size.id} value={size.id}>{size.title}</option>)}');
    expect(app.intent('Size').options).toEqual([
      { value: 's', label: 'Small' },
      { value: 'l', label: 'Large' },
    ]);
  });

  test('options are absent where some exist only at run time', () => {
    const app = readReact(
      '<select aria-label="Town"><option value="">Choose</option>{props.towns.map((town) => <option key={town}>{town}</option>)}</select>',
    );
    expect(app.intent('Town').options).toBeUndefined();
  });

  test('an input has the options of its datalist', () => {
    const app = readHtml(
      '<input aria-label="Town" list="towns"><datalist id="towns"><option value="Oslo"><option value="Bergen"></datalist>',
    );
    expect(app.intent('Town').options).toEqual([
      { value: 'Oslo', label: 'Oslo' },
      { value: 'Bergen', label: 'Bergen' },
    ]);
  });

  function readReactWith(options: string): ReadApp {
    return readReact(
      `<select aria-label="Size">${options}</select>`,
      `const sizes = [{ id: 's', title: 'Small' }, { id: 'l', title: 'Large' }];`,
    );
  }
});

describe('radio groups', () => {
  test('radios of one name are one field, named by their legend', () => {
    const app = readHtml(
      '<form><fieldset><legend>Delivery *</legend><label><input type="radio" name="how" value="post" required> By post</label><label><input type="radio" name="how" value="shop"> In the shop</label></fieldset></form>',
    );
    expect(app.intents).toHaveLength(1);
    expect(app.intents[0]).toMatchObject({
      control: 'radio',
      labels: [{ text: 'Delivery', from: 'legend' }],
      name: 'how',
      constraints: { required: true },
      options: [
        { value: 'post', label: 'By post' },
        { value: 'shop', label: 'In the shop' },
      ],
    });
  });

  test('two groups of one name in two forms are two fields', () => {
    const group = (form: string): string =>
      `<form aria-label="${form}"><input type="radio" name="r" value="1"><input type="radio" name="r" value="2"></form>`;
    expect(readHtml(group('A') + group('B')).intents).toHaveLength(2);
  });

  test('radios of one state are one field', () => {
    const app = readVue(
      '<p>Colour</p><label v-for="c in colours" :key="c"><input type="radio" v-model="colour" :value="c"> {{ c }}</label>',
      `const colours = ['red', 'blue']; const colour = ref('red');`,
    );
    expect(app.intents).toHaveLength(1);
    expect(app.intents[0]).toMatchObject({
      labels: [{ text: 'Colour', from: 'near-text' }],
      options: [
        { value: 'red', label: 'red' },
        { value: 'blue', label: 'blue' },
      ],
    });
  });

  test('a radiogroup contains its radios', () => {
    const app = readHtml(
      '<div role="radiogroup" aria-label="Plan"><div role="radio" aria-checked="true">Free</div><div role="radio">Paid</div></div>',
    );
    expect(app.intents).toHaveLength(1);
    expect(app.intents[0]).toMatchObject({
      roles: ['radiogroup', 'radio'],
      labels: [{ text: 'Plan' }],
      options: [{ label: 'Free' }, { label: 'Paid' }],
    });
  });
});

describe('binding', () => {
  test('a control binds a state of React or Vue, or a registered name', () => {
    const react = readReactState(
      '<input aria-label="a" value={query} onChange={(e) => setQuery(e.target.value)} /><input aria-label="b" {...register("email", { required: true, maxLength: 40 })} />',
    );
    expect(
      react.intents.map(({ binds, name, constraints }) => ({ binds: binds?.replace(/^\d+/, 'n'), name, constraints })),
    ).toEqual([
      { binds: 'n:query', name: undefined, constraints: {} },
      { binds: 'email', name: 'email', constraints: { required: true, maxLength: 40 } },
    ]);
    const vue = readVue(
      '<input v-model.trim="person.name" aria-label="a">',
      `import { reactive } from 'vue'; const person = reactive({ name: '' });`,
    );
    expect(vue.intents[0]?.binds).toMatch(/^\d+:person\.name$/);
  });

  function readReactState(markup: string): ReadApp {
    return readReact(
      '<Page />',
      `import { useState } from 'react'; import { useForm } from 'react-hook-form';
      function Page() { const [query, setQuery] = useState(''); const { register } = useForm(); return <>${markup}</>; }`,
    );
  }
});

test('each component of a list of routes is read once, with the routes unrolled', () => {
  const names = ['Orders', 'Books', 'Users'];
  const app = readApp({
    ...Object.fromEntries(
      names.map((name) => [`${name}.tsx`, `export default () => <><button onClick={save}>Save ${name}</button></>;`]),
    ),
    'a.tsx': `${names.map((name) => `import ${name} from './${name}';`).join('\n')}
const routes = [{ path: '/' }, ${names.map((name) => `{ path: '/${name}', element: ${name} }`).join(', ')}];
export const Root = () => <main>{routes.map((route) => route.element && <section><route.element /></section>)}</main>;`,
  });
  expect(app.intents.map(({ labels }) => labels[0]?.text)).toEqual(names.map((name) => `Save ${name}`));
});

test('a flag that no item of a constant list has is set at run time', () => {
  const shown = (items: string): (string | undefined)[] =>
    readApp({
      'a.tsx': `const items = [${items}];
export const Page = () => <nav>{items.map((item) => item.open && <button onClick={go}>{item.title}</button>)}</nav>;`,
    }).intents.map(({ labels }) => labels[0]?.text);
  expect(shown("{ title: 'Orders' }, { title: 'Users' }")).toEqual(['Orders', 'Users']);
  expect(shown("{ title: 'Orders', open: true }, { title: 'Users' }")).toEqual(['Orders']);
});

test('a select of parts has the site of its trigger', () => {
  const app = readApp({
    'a.tsx': `import { Select } from 'radix-ui';
export const Page = () => <Select.Root name="size">
  <Select.Trigger aria-label="Size"><Select.Value /></Select.Trigger>
  <Select.Content><Select.Item value="s">Small</Select.Item></Select.Content>
</Select.Root>;`,
  });
  expect(app.intents.map(({ name, sites }) => [name, sites.map(({ line }) => line)])).toEqual([['size', [3]]]);
});

describe('controls of libraries by more than a flag', () => {
  test.each([
    [
      'an object',
      "import { DatePicker } from 'antd';",
      "<DatePicker showTime={{ format: 'HH:mm' }} />",
      'datetime-local',
    ],
    ['a flag that is off', "import { DatePicker } from 'antd';", '<DatePicker showTime={false} />', 'date'],
    [
      'a list without a value',
      "import { DatePicker } from '@mui/x-date-pickers';",
      "<DatePicker views={['year', 'month']} />",
      'month',
    ],
    [
      'a list with it',
      "import { DatePicker } from '@mui/x-date-pickers';",
      "<DatePicker views={['year', 'month', 'day']} />",
      'date',
    ],
  ])('%s', (_, imports, markup, control) => {
    expect(readReact(markup, imports).intents.map((intent) => intent.control)).toEqual([control]);
  });

  test('a button around a file input is the input', () => {
    const app = readReact(
      '<Button component="label">Upload<input type="file" hidden /></Button><Button onClick={send}>Send</Button>',
      "import { Button } from '@mui/material';",
    );
    expect(app.intents.map(({ control }) => control)).toEqual(['file', 'button']);
  });
});

test.each([
  ['[rules.required]', 'const rules = { required: (v: string) => !!v || "Needed" };', true],
  ['[requiredRule]', "import { requiredRule } from 'validation';", true],
  ['[required(), email()]', "import { required, email } from 'validation';", true],
  ['[rules.email]', 'const rules = { email: (v: string) => v.includes("@") || "No" };', undefined],
])('a field with the rules %s', (rules, script, required) => {
  const app = readVue(`<q-input label="Name" v-model="name" :rules="${rules}" />`, `const name = ref('');\n${script}`);
  expect(app.intent('Name').constraints.required).toBe(required);
});

test.each([
  ['validate={required()}', true],
  ['validate={[minLength(2), required("Needed")]}', true],
  ['validate={required}', true],
  ['validation="required|email"', true],
  ['validate={minLength(2)}', undefined],
  ['validate={(value) => value.required}', undefined],
])('a field with %s', (rules, required) => {
  const app = readReact(`<TextInput label="Name" ${rules} />`, "import { TextInput, required, minLength } from 'kit';");
  expect(app.intents[0]?.constraints.required).toBe(required);
});

test('a component named as a field with several fields inside is none', () => {
  const kit = "import { ArrayInput, DateInput, TextInput, RowField } from 'kit';";
  const inside = '<DateInput name="date" label="Date" /><TextInput name="url" label="Address" />';
  const names = (markup: string): unknown => readReact(markup, kit).intents.map(({ labels }) => labels[0]?.text);
  expect(names(`<ArrayInput name="links" label="Links" validate={[required()]}>${inside}</ArrayInput>`)).toEqual([
    'Date',
    'Address',
  ]);
  expect(names('<RowField name="town" label="Town"><input id="town" /></RowField>')).toEqual(['Town']);
});

test('a list of markup in an item is rendered with the item', () => {
  const app = readReact(
    '{groups.map((group) => <section key={group.name}>{group.shown}</section>)}',
    `const groups = [
  { name: 'Words', shown: [<input key="1" aria-label="Split at" />, <input key="2" aria-label="Join with" />] },
  { name: 'Lines', shown: <input aria-label="Trim" /> },
];`,
  );
  expect(app.intents.map(({ labels }) => labels[0]?.text)).toEqual(['Split at', 'Join with', 'Trim']);
  const [split, , trim] = app.intents;
  expect(split?.sites.at(-1)).toEqual(expect.objectContaining({ file: 'App.tsx' }));
  expect(app.boundaries[split?.boundary ?? -1]?.kind).toBe(app.boundaries[trim?.boundary ?? -1]?.kind);
});

describe("a library's card", () => {
  const card = (attribute: string): ReadApp =>
    readVue(`<v-card${attribute}><h3>Orders</h3><v-btn @click="remove">Remove</v-btn></v-card>`);

  test('with a click handler is a control, and the buttons in it are controls of their own', () => {
    expect(card(' @click="open"').intents.map(({ labels }) => labels[0]?.text)).toEqual(['Orders', 'Remove']);
  });

  test.each(['', ' elevation="2"', ' title="Orders"'])(
    'with the attribute "%s" only contains controls',
    (attribute) => {
      expect(card(attribute).intents.map(({ labels }) => labels[0]?.text)).toEqual(['Remove']);
    },
  );
});
