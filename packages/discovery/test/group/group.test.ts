import { describe, expect, test } from 'vitest';

import { readApp, readHtml, readReact, readVue } from '../intents/read-app.js';

const stateful = (body: string, more = ''): string => `import { useState } from 'react';
  function Page() {
    const [open, setOpen] = useState(false); const [name, setName] = useState(''); const [town, setTown] = useState('');
    const [step, setStep] = useState(1); const [editing, setEditing] = useState(null); const [menu, setMenu] = useState(false);
    ${more}
    return <>${body}</>;
  }`;

describe('forms', () => {
  test.each([
    ['demands', 'required', ['Client', 'Item', 'Count']],
    ['leaves open', '', ['Client']],
  ])('a form has the fields of its own rows if a row %s one', (_, attribute, fields) => {
    const app = readVue(
      `<form @submit.prevent="save"><input aria-label="Client"><p v-for="line in lines"><input aria-label="Item" v-model="line.item" ${attribute}><input aria-label="Count" v-model="line.count"></p><button>Save</button></form>`,
      "import { ref } from 'vue'; const lines = ref([]); const save = () => post(lines.value);",
    );
    expect(app.summaries()).toContainEqual({ kind: 'form', fields, action: 'Save', openers: [] });
  });

  test('a form is one tool with its submit button', () => {
    const app = readHtml(
      '<form aria-label="Join"><input aria-label="Name"><fieldset><legend>Plan</legend><select aria-label="Term"><option>1</option></select></fieldset><button type="button" onclick="peek()">Show</button><button type="reset">Clear</button><button>Join now</button></form>',
    );
    expect(app.summaries()).toEqual([
      { kind: 'form', fields: ['Name', 'Term'], action: 'Join now', openers: [] },
      { kind: 'action', fields: [], action: 'Show', openers: [] },
    ]);
  });

  test('each submit of a form is a tool with its fields', () => {
    const app = readHtml(
      '<form><input aria-label="Text"><button name="do" value="draft">Save draft</button><button name="do" value="publish">Publish</button></form>',
    );
    expect(app.summaries().map(({ fields, action }) => [...fields, action])).toEqual([
      ['Text', 'Save draft'],
      ['Text', 'Publish'],
    ]);
  });

  test('a button that signs in elsewhere submits no fields', () => {
    const app = readHtml(
      '<form><input aria-label="Name"><button type="button" onclick="a()">Sign in with your email</button><button type="button" onclick="b()">Sign in With GitHub</button><button type="button" onclick="c()">Continue with Google</button></form>',
    );
    expect(app.summaries()).toEqual([
      { kind: 'form', fields: ['Name'], action: 'Sign in with your email', openers: [] },
      { kind: 'action', fields: [], action: 'Sign in With GitHub', openers: [] },
      { kind: 'action', fields: [], action: 'Continue with Google', openers: [] },
    ]);
  });

  test('a form without a field is an action', () => {
    expect(readHtml('<form method="post" action="/logout"><button>Log out</button></form>').summaries()).toEqual([
      { kind: 'action', fields: [], action: 'Log out', openers: [] },
    ]);
  });

  test('a submit button outside of a form submits the form that it names', () => {
    expect(
      readHtml(
        '<form id="f"><input aria-label="Name"></form><footer><button form="f">Save</button></footer>',
      ).summaries(),
    ).toEqual([{ kind: 'form', fields: ['Name'], action: 'Save', openers: [] }]);
  });

  test('a form without a button has no action', () => {
    expect(readHtml('<form role="search"><input aria-label="Find" type="search"></form>').summaries()).toEqual([
      { kind: 'form', fields: ['Find'], action: null, openers: [] },
    ]);
  });
});

test('each item of a list that is sorted by dragging is a row, also of a list in a list', () => {
  const script = "import draggable from 'vuedraggable'; import { ref } from 'vue'; const columns = ref([]);";
  const app = readVue(
    `<draggable :list="columns" item-key="id"><template #item="{ element: column }"><section>
      <button @click="add(column)">Add a card</button>
      <draggable v-model="column.tasks" item-key="id"><template #item="{ element }"><div>
        <button @click="remove(element)">Remove</button></div></template></draggable>
    </section></template></draggable>`,
    script,
  );
  expect(app.tools.map(({ kind, row }) => [kind, app.boundaries[row ?? -1]?.loop?.over])).toEqual([
    ['row-action', '1:columns'],
    ['row-action', 'column.tasks'],
  ]);
});

describe('dialogs', () => {
  test('a form in a dialog has its opener as a step, and neither the opener nor Cancel is a tool', () => {
    const app = readReact(
      '<Page />',
      stateful(
        '<button onClick={() => setOpen(true)}>New order</button>{open && <div role="dialog" aria-label="New order"><form><input aria-label="Item" /><button type="button" onClick={() => setOpen(false)}>Cancel</button><button>Create</button></form></div>}',
      ),
    );
    expect(app.summaries()).toEqual([{ kind: 'form', fields: ['Item'], action: 'Create', openers: ['New order'] }]);
  });

  test('each form of a shared dialog has the opener that asks for it, which submits nothing', () => {
    const app = readVue(
      `<NButton @click="show = true">Store</NButton>
      <NModal v-model:show="show"><NButton @click="ask('add')">Add</NButton><NButton @click="ask('import')">Import</NButton>
        <NButton @click="save()">Export</NButton><NInput v-model:value="searchValue" placeholder="Words" /></NModal>
      <NModal v-model:show="asked"><div v-if="mode === 'add'"><NInput v-model:value="key" placeholder="Key" /><NButton @click="add(key)">Confirm</NButton></div>
        <div v-if="mode === 'import'"><NInput v-model:value="key" placeholder="JSON" /><NButton @click="read(key)">Read</NButton></div></NModal>`,
      `import { NButton, NModal, NInput } from 'naive-ui'; import { ref } from 'vue';
      const show = ref(false); const asked = ref(false); const mode = ref(''); const searchValue = ref(''); const key = ref('');
      const ask = (what) => { key.value = ''; asked.value = !asked.value; mode.value = what; };`,
    );
    expect(app.summaries().filter(({ fields }) => fields.length > 0)).toEqual([
      { kind: 'form', fields: ['Words'], action: null, openers: ['Store'] },
      { kind: 'form', fields: ['Key'], action: 'Confirm', openers: ['Store', 'Add'] },
      { kind: 'form', fields: ['JSON'], action: 'Read', openers: ['Store', 'Import'] },
    ]);
  });

  test('a search in a dialog is not submitted with the other fields of the dialog', () => {
    const app = readVue(
      `<NButton @click="show = true">Store</NButton>
      <NModal v-model:show="show"><NInput v-model:value="searchValue" placeholder="Words" /><NInput v-model:value="address" placeholder="Address" />
        <NButton @click="download(address)">Download</NButton></NModal>`,
      `import { NButton, NModal, NInput } from 'naive-ui'; import { ref } from 'vue';
      const show = ref(false); const searchValue = ref(''); const address = ref('');`,
    );
    expect(app.summaries().filter(({ fields }) => fields.length > 0)).toEqual([
      { kind: 'form', fields: ['Words'], action: null, openers: ['Store'] },
      { kind: 'form', fields: ['Address'], action: 'Download', openers: ['Store'] },
    ]);
  });

  test('fields in a dialog without a form go with its confirming button', () => {
    const app = readReact(
      '<Page />',
      stateful(
        '<button onClick={() => setOpen(true)}>Rename</button>{open && <div role="dialog" aria-label="Rename"><input aria-label="Name" value={name} onChange={(e) => setName(e.target.value)} /><button onClick={() => setOpen(false)}>Never mind</button><button onClick={() => rename(name)}>Ship it</button></div>}',
      ),
    );
    expect(app.summaries()).toEqual([{ kind: 'form', fields: ['Name'], action: 'Ship it', openers: ['Rename'] }]);
  });

  test('a question in a dialog is an action behind its opener', () => {
    const app = readReact(
      '<Page />',
      stateful(
        '<button onClick={() => setOpen(true)}>Delete…</button>{open && <div role="alertdialog" aria-label="Sure?"><button onClick={() => setOpen(false)}>Keep</button><button onClick={() => api.delete("/account")}>Delete account</button></div>}',
      ),
    );
    expect(app.summaries()).toEqual([{ kind: 'action', fields: [], action: 'Delete account', openers: ['Delete…'] }]);
  });

  test('a dialog behind a menu has both openers as steps, and the menu’s button is no tool', () => {
    const app = readReact(
      '<Page />',
      stateful(
        '<button onClick={() => setMenu(true)}>More</button>{menu && <div role="menu"><button role="menuitem" onClick={() => setOpen(true)}>Rename</button></div>}{open && <div role="dialog" aria-label="Rename"><form><input aria-label="Name" /><button>Save</button></form></div>}',
      ),
    );
    expect(app.summaries()).toEqual([{ kind: 'form', fields: ['Name'], action: 'Save', openers: ['More', 'Rename'] }]);
  });

  test('a dialog with two ways has the opener outside of rows', () => {
    const app = readReact(
      '<Page />',
      stateful(
        '{props.items.map((item) => <p key={item.id}>{item.name}<button onClick={() => setEditing(item)}>Edit</button></p>)}<button onClick={() => setEditing({})}>New</button>{editing && <dialog open><form><input aria-label="Name" /><button>Save</button></form></dialog>}',
      ),
    );
    expect(app.summaries()).toContainEqual({ kind: 'form', fields: ['Name'], action: 'Save', openers: ['New'] });
  });

  test('a dialog that only a row opens is a row action with fields', () => {
    const app = readReact(
      '<Page />',
      stateful(
        '{props.items.map((item) => <p key={item.id}>{item.name}<button onClick={() => setEditing(item)}>Edit</button></p>)}{editing && <dialog open><form><input aria-label="Name" /><button>Save</button></form></dialog>}',
      ),
    );
    expect(app.summaries()).toEqual([{ kind: 'row-action', fields: ['Name'], action: 'Save', openers: ['Edit'] }]);
    expect(app.boundaries[app.tools[0]?.row ?? -1]?.kind).toBe('row');
  });
});

describe('fields without a form', () => {
  test('fields go with the button that uses their state', () => {
    const app = readReact(
      '<Page />',
      stateful(
        '<input aria-label="Name" value={name} onChange={(e) => setName(e.target.value)} /><input aria-label="Town" value={town} onChange={(e) => setTown(e.target.value)} /><button onClick={() => submit()}>Ok then</button>',
        'const submit = () => save({ name, town });',
      ),
    );
    expect(app.summaries()).toEqual([{ kind: 'form', fields: ['Name', 'Town'], action: 'Ok then', openers: [] }]);
  });

  test('fields go with the button whose words submit when its handler is unknown', () => {
    // A number on a button counts what it leads to.
    expect(
      readHtml('<nav><input placeholder="Words"><button><svg></svg><span>0</span></button></nav>').summaries(),
    ).toMatchObject([{ fields: ['Words'], action: null }, { action: '0' }]);
    // What is searched by is carried out by what says that it searches.
    expect(readHtml('<main><input placeholder="Search..."><button>Add user</button></main>').summaries()).toEqual([
      { kind: 'form', fields: ['Search...'], action: null, openers: [] },
      { kind: 'action', fields: [], action: 'Add user', openers: [] },
    ]);
    expect(readHtml('<div><input aria-label="Word"><button>Search</button></div>').summaries()).toEqual([
      { kind: 'form', fields: ['Word'], action: 'Search', openers: [] },
    ]);
  });

  test('fields apply as they are set when no button uses them', () => {
    const app = readVue(
      '<input v-model="query" aria-label="Find"><label><input type="checkbox" v-model="open"> Open only</label><button @click="add()">Add a visit</button>',
      `import { ref } from 'vue'; const query = ref(''); const open = ref(false); function add() { router.push('/new'); }`,
    );
    expect(app.summaries()).toEqual([
      { kind: 'form', fields: ['Find', 'Open only'], action: null, openers: [] },
      { kind: 'action', fields: [], action: 'Add a visit', openers: [] },
    ]);
  });

  test('fields of two components are two tools', () => {
    const app = readReact(
      '<Bar /><Bar />',
      `function Bar() { return <div><input aria-label="Name" /><select aria-label="Town"><option>A</option></select></div>; }`,
    );
    expect(app.summaries().map(({ fields }) => fields)).toEqual([
      ['Name', 'Town'],
      ['Name', 'Town'],
    ]);
  });
});

describe('rows', () => {
  test('actions of a row are row actions, fields in a row go with their button', () => {
    const app = readReact(
      '<ul>{props.items.map((item) => <li key={item.id}>{item.name}<input type="number" aria-label="Quantity" defaultValue={1} /><button onClick={() => buy(item)}>Update</button><button onClick={() => remove(item)}>Remove</button><a href={item.url}>Details</a></li>)}</ul>',
    );
    expect(app.summaries()).toEqual([
      { kind: 'row-action', fields: ['Quantity'], action: 'Update', openers: [] },
      { kind: 'row-action', fields: [], action: 'Remove', openers: [] },
      { kind: 'row-action', fields: [], action: 'Details', openers: [] },
    ]);
  });
});

test('an opener in a row leads to a tool of its own where its dialog has another opener', () => {
  const app = readReact(
    '<Page />',
    stateful(
      `<button onClick={() => setOpen(true)}>Add order</button>
       {props.orders.map((order) => <li key={order.id}>{order.name}
         <button onClick={() => { setEditing(order); setOpen(true); }}>Edit</button>
         <button onClick={() => setMenu(order)}>More</button></li>)}
       {menu && <div role="menu"><button role="menuitem" onClick={() => drop(menu)}>Remove</button></div>}
       {open && <form role="dialog" aria-label="Order"><input aria-label="Title" /><button>Save</button></form>}`,
    ).replace('Page()', 'Page(props)'),
  );
  expect(app.summaries()).toEqual([
    { kind: 'row-action', fields: [], action: 'Remove', openers: ['More'] },
    { kind: 'form', fields: ['Title'], action: 'Save', openers: ['Add order'] },
    { kind: 'row-action', fields: ['Title'], action: 'Save', openers: ['Edit'] },
  ]);
});

describe('wizards', () => {
  test('each step is a tool with its place in the flow', () => {
    const app = readReact(
      '<Page />',
      stateful(
        '<form>{step === 1 && <div><input aria-label="Name" /><button type="button" onClick={() => setStep(2)}>Next</button></div>}{step === 2 && <div><input aria-label="Town" /><button type="button" onClick={() => setStep(1)}>Back</button><button>Finish</button></div>}</form>',
      ),
    );
    expect(app.summaries().map(({ fields, action }) => [...fields, action])).toEqual([
      ['Name', 'Next'],
      ['Town', 'Finish'],
    ]);
    expect(app.tools.map(({ flow }) => flow?.step)).toEqual([1, 2]);
  });
});

describe('lone actions', () => {
  test('a button is an action, a link is navigation, a link to nowhere is no tool', () => {
    const app = readHtml('<a href="/orders">Orders</a><a href="#">Top</a><button onclick="print()">Print</button>');
    expect(app.summaries()).toEqual([
      { kind: 'navigation', fields: [], action: 'Orders', openers: [] },
      { kind: 'action', fields: [], action: 'Print', openers: [] },
    ]);
  });

  test('an opener of a boundary without tools stays a tool', () => {
    const app = readReact(
      '<Page />',
      stateful(
        '<button onClick={() => setOpen(true)}>Help</button>{open && <div role="dialog" aria-label="Help"><p>Text</p><button onClick={() => setOpen(false)}>Close</button></div>}',
      ),
    );
    expect(app.summaries()).toEqual([{ kind: 'action', fields: [], action: 'Help', openers: [] }]);
  });
});

describe('a form beside data that is shown once there is any', () => {
  const list = (shown: string): string =>
    stateful(
      `<input aria-label="Task" value={name} onChange={(e) => setName(e.target.value)} /><button onClick={addTask}>Create</button>
       <button onClick={() => setTasks([])}>Delete all</button>
       {${shown} && <section aria-label="Tasks"><button onClick={sortTasks}>Tidy up</button></section>}`,
      `const [tasks, setTasks] = useState([]); const sortTasks = () => send(tasks);
       const addTask = () => { if (name === '') return; setTasks((all) => [...all, { name }]); };`,
    );

  test.each(['tasks.length > 0', 'tasks.length', 'tasks && tasks.length > 0'])(
    'is no way to what %s shows, but a tool',
    (shown) => {
      expect(readReact('<Page />', list(shown)).summaries()).toEqual([
        { kind: 'form', fields: ['Task'], action: 'Create', openers: [] },
        { kind: 'action', fields: [], action: 'Delete all', openers: [] },
        { kind: 'action', fields: [], action: 'Tidy up', openers: [] },
      ]);
    },
  );
});

describe('fields without a form and the button that submits them', () => {
  const signIn = (between: string): string =>
    `<div><input aria-label="Email" onChange={(e) => setName(e.target.value)} />${between}
      <input aria-label="Code" onChange={(e) => setTown(e.target.value)} /><button><svg data-icon="eye" /></button>
      <button type="submit" onClick={() => enter()}>Sign in</button></div>`;

  test('a link or an icon between field and button does not separate them', () => {
    const app = readApp({
      'App.tsx': stateful(signIn('<a href="/forgot">Forgot password?</a>'), 'const enter = () => fetch("/in");'),
    });
    expect(app.summaries()).toContainEqual({ kind: 'form', fields: ['Email', 'Code'], action: 'Sign in', openers: [] });
  });

  test('a button without a handler submits no field that works by itself', () => {
    const app = readApp({
      'App.tsx': stateful(
        '<div><input aria-label="Find" value={name} onChange={(e) => setName(e.target.value)} /><button>Filter list</button></div>',
      ),
    });
    expect(app.summaries()).toContainEqual({ kind: 'form', fields: ['Find'], action: null, openers: [] });
  });
});

test('a button that resets fields, also one with only an icon, submits nothing', () => {
  const app = readVue(
    `<div><input aria-label="Find" v-model="filters.name" /><button @click="clear()">Clear filter</button></div>
     <div><input aria-label="Look for" v-model="other.name" /><Button icon="pi pi-upload" label="Export" @click="write()" /></div>`,
    `const filters = ref({ name: '' }); const other = ref({ name: '' }); const clear = () => { filters.value = { name: start() }; }; const write = () => table.value.exportCSV();`,
  );
  expect(app.summaries()).toContainEqual({ kind: 'form', fields: ['Find', 'Look for'], action: null, openers: [] });
});

describe('Cancel in an overlay', () => {
  const inModal = (button: string, does: string): string =>
    stateful(
      `<button onClick={() => setOpen(true)}>Edit</button>{open && <dialog open><input aria-label="Name" />${button}<button onClick={() => save()}>Save</button></dialog>}`,
      `const save = () => fetch('/x', { method: 'POST' }); ${does}`,
    );

  test('Cancel is no tool where its handler only closes, also by a toggle', () => {
    const app = readApp({
      'App.tsx': inModal(
        '<button onClick={() => flip()}>Cancel</button>',
        'const flip = () => setOpen((was) => !was);',
      ),
    });
    expect(app.summaries().map(({ action }) => action)).not.toContain('Cancel');
  });

  test('Cancel is a tool where its handler does more, or its words name what it ends', () => {
    const writes = "const end = () => fetch('/order', { method: 'DELETE' });";
    expect(
      readApp({ 'App.tsx': inModal('<button onClick={() => end()}>Cancel</button>', writes) })
        .summaries()
        .map(({ action }) => action),
    ).toContain('Cancel');
    expect(
      readApp({
        'App.tsx': inModal('<button onClick={() => flip()}>Cancel order</button>', 'const flip = () => setTown("");'),
      })
        .summaries()
        .map(({ action }) => action),
    ).toContain('Cancel order');
  });
});

test('handlers and loops in attributes of HTML make tools and rows', () => {
  const app = readHtml(
    `<div x-data="{ todos: [], open: false }"><template x-for="todo in todos" :key="todo.id"><div><span x-text="todo.text"></span>
      <button @click="deleteTodo(todo.id)"><svg></svg></button></div></template>
      <button x-on:click.prevent="add()">Add</button><button @click="a b">Odd</button></div>`,
  );
  expect(app.tools.map(({ kind, row }) => [kind, app.boundaries[row ?? -1]?.loop?.over])).toEqual([
    ['row-action', '1:todos'],
    ['action', undefined],
    ['action', undefined],
  ]);
  expect(
    app.intents.map(({ handlers }) => handlers.flatMap(({ does }) => does.calls.map((call) => call.callee))),
  ).toEqual([[['deleteTodo']], [['add']], []]);
});

describe('buttons beside fields without a form', () => {
  const fields = '<input id="name" aria-label="Name"><input id="town" aria-label="Town">';
  const script = `<script>
    function save() { list.push({ name: document.getElementById('name').value, town: document.getElementById('town').value }); }
    function change() { list[at] = { name: document.getElementById('name').value }; }
    function remove() { list.splice(at, 1); }
  </script>`;

  test('a script that reads a field by its id uses the field', () => {
    const app = readHtml(
      `${fields}<button onclick="save()">Go</button><button onclick="other()">Help</button>${script}`,
    );
    expect(app.summaries().map((tool) => [tool.fields, tool.action])).toEqual([
      [['Name', 'Town'], 'Go'],
      [[], 'Help'],
    ]);
  });

  test('a second button that submits is a tool with the same fields', () => {
    const app = readHtml(
      `<div>${fields}<button onclick="save()">Add</button><button onclick="change()">Update</button></div>${script}`,
    );
    expect(app.summaries().map((tool) => [tool.fields, tool.action])).toEqual([
      [['Name', 'Town'], 'Add'],
      [['Name', 'Town'], 'Update'],
    ]);
  });

  test.each([
    ['deletes', '<button onclick="remove()">Delete</button>'],
    ['follows a further field', '<input type="search" aria-label="Find"><button onclick="find()">Search</button>'],
    ['clears', '<button onclick="clear()">Clear</button>'],
  ])('a second button that %s takes none of the fields', (_, second) => {
    const app = readHtml(`<div>${fields}<button onclick="save()">Add</button>${second}</div>${script}`);
    expect(
      app
        .summaries()
        .filter((tool) => tool.fields.includes('Name'))
        .map(({ action }) => action),
    ).toEqual(['Add']);
  });

  const record = (handler: string): ReturnType<typeof readReact> =>
    readApp({
      'App.tsx': stateful(
        `<input aria-label="Name" value={name} onChange={(e) => setName(e.target.value)} /><button onClick={${handler}}>Delete task</button>`,
      ),
    });

  test('a button that deletes the record submits no field, also if its message names the record', () => {
    const app = record('() => { toast.add({ title: `${name} is deleted` }); store.deleteTask(id); }');
    expect(app.summaries().map((tool) => [tool.fields, tool.action])).toEqual([
      [['Name'], null],
      [[], 'Delete task'],
    ]);
  });

  test.each([
    ['a call', '() => store.deleteTask(name)'],
    ['a request', "() => fetch(`/tasks`, { method: 'DELETE', body: name })"],
  ])('a button that deletes by the field in %s submits the field', (_, handler) => {
    expect(
      record(handler)
        .summaries()
        .map((tool) => [tool.fields, tool.action]),
    ).toEqual([[['Name'], 'Delete task']]);
  });
});
