import { describe, expect, it } from 'vitest';
import { readPage } from '../../src/page/read-page.js';
import { shadow, show } from './fixture.js';

const read = (html: string) => {
  show(html);
  return readPage(['data-mcp', 'data-testid']);
};
/** Sets the property, because a listener leaves no trace. */
const click = (id: string): void => void Reflect.set(document.getElementById(id)!, 'onclick', () => undefined);

const spoken = (html: string): string[] => read(html).elements.map(({ role, name }) => `${role} ${name}`.trim());

describe('the elements of readPage', () => {
  it('reads native controls, links, summaries, editing hosts and interactive roles in document order', () => {
    expect(
      spoken(`<button>Save</button><a href="/x">Orders</a><a>No link</a><details><summary>More</summary><summary>Not it</summary></details>
        <div contenteditable aria-label="Note"><b>a</b></div><div role="switch" tabindex="0" aria-checked="true">Dark</div><input type="hidden" name="token">
        <input type="date" aria-label="Day"><textarea aria-label="Why"></textarea><select aria-label="Size"><option>S</option></select><p>text</p>`),
    ).toEqual([
      'button Save',
      'link Orders',
      'button More',
      'textbox Note',
      'switch Dark',
      'textbox Day',
      'textbox Why',
      'combobox Size',
    ]);
  });

  it('reads only usable elements: transparent and clipped inputs, no hidden and no inert ones', () => {
    expect(
      spoken(`<input type="checkbox" aria-label="Seen" style="opacity:0;position:absolute"><input type="checkbox" aria-label="Clipped" style="position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden">
        <button style="display:none">a</button><button style="visibility:hidden">b</button><button hidden>c</button><div aria-hidden="true"><button>d</button></div><div inert><button>e</button></div>
        <button disabled>Later</button>`),
    ).toEqual(['checkbox Seen', 'checkbox Clipped', 'button Later']);
  });

  it('reads hidden radios and checkboxes whose labels are shown, and no other hidden input', () => {
    expect(
      spoken(`<fieldset><legend>Size</legend><input type="radio" name="size" id="s" hidden><label for="s">Small</label>
        <label><input type="radio" name="size" style="display:none">Large</label></fieldset>
        <label hidden><input type="checkbox">Gift</label><label>Town <input hidden></label>
        <label>Photo <input type="file" hidden></label>`),
    ).toEqual(['radio Small', 'radio Large']);
  });

  it.each(['id', 'title', 'name', 'action', 'method', 'target', 'children', 'style', 'hidden', 'tagName'])(
    'reads a form that has a field named %s, which hides the member of the form',
    (name) => {
      const fields = `<label>Own <input name="${name}"></label><label>Other <input name="other"></label><button>Save</button>`;
      expect(spoken(`<form id="edit"><h2>Edit</h2>${fields}</form>`)).toEqual([
        'textbox Own',
        'textbox Other',
        'button Save',
      ]);
    },
  );

  it('reads only the topmost modal dialog', () => {
    show('<button>Behind</button><dialog aria-label="Ask"><button>Yes</button></dialog>');
    document.querySelector('dialog')!.showModal();
    expect(readPage([]).elements.map((element) => element.name)).toEqual(['Yes']);
  });

  it('reads boxes that are drawn as dialogs with their titles, and the controls of the topmost alone', () => {
    const box = (title: string, inside: string): string =>
      `<div class="overlay" style="position: fixed; inset: 0; background: #0008"><p>${title}</p><h2>${title}</h2>${inside}</div>`;
    const { elements, containers } = read(
      `<h1>Orders</h1><button>Delete</button>${box('Edit', '<button>Delete</button>')}${box('Sure?', '<button>Delete</button>')}`,
    );
    expect(containers.map(({ kind, heading }) => [kind, heading])).toEqual([['dialog', 'Sure?']]);
    expect(elements.map(({ name }) => name)).toEqual(['Delete']);
    expect(elements[0]?.fingerprint.scope).toContain('dialog:Sure?');
    expect(containers[0]?.fingerprint).toMatchObject({ kind: 'dialog', labels: ['Sure?'] });
  });

  it('reads elements with a handler, a tab stop or a pointer, without wrappers, backdrops and sentinels', () => {
    show(`<div id="card">Open card</div><div id="backdrop"><div role="dialog" aria-label="D"><button>Close</button></div></div>
      <div id="wrap"><span>Label</span><input aria-label="Field"></div><span tabindex="0"></span><div tabindex="0">Stop</div>
      <span style="cursor:pointer">Point <b>here</b></span><label style="cursor:pointer">Tick <input type="checkbox"></label>
      <button style="cursor:pointer"><span id="in">Inside</span></button>`);
    for (const id of ['card', 'backdrop', 'wrap', 'in']) click(id);
    expect(readPage([]).elements.map(({ role, name }) => `${role} ${name}`.trim())).toEqual([
      'generic Open card',
      'button Close',
      'textbox Field',
      'generic Stop',
      'generic Point here',
      'checkbox Tick',
      'button Inside',
    ]);
  });

  it('reads the controls inside a web component, without ids that all its instances share', () => {
    show('<fancy-button style="cursor:pointer">Save</fancy-button><div id="plain"></div>');
    const draw = (host: Element): void => {
      host.attachShadow({ mode: 'open' }).innerHTML = '<button id="inner"><slot></slot></button>';
    };
    draw(document.querySelector('fancy-button')!);
    document.querySelector('#plain')!.append('Send');
    draw(document.querySelector('#plain')!);
    expect(readPage([]).elements.map(({ role, name, attributes }) => [role, name, attributes.id])).toEqual([
      ['button', 'Save', undefined],
      ['button', 'Send', 'inner'],
    ]);
  });

  it('leaves out the boxes of libraries around fields and tabs, and rows with a listener that cannot be pressed', () => {
    show(`<div role="combobox"><input role="combobox" aria-label="Size"></div><div id="select"><input aria-label="Country"><span>Select</span></div>
      <div id="tab"><div role="tab">One</div></div><ul id="list" tabindex="0"><li>Mug</li></ul>
      <table><tr id="dead"><td>17</td></tr><tr id="live" style="cursor:pointer"><td>18</td></tr></table>`);
    for (const id of ['select', 'tab', 'list', 'dead', 'live']) click(id);
    expect(readPage([]).elements.map(({ role, name }) => `${role} ${name}`.trim())).toEqual([
      'combobox Size',
      'textbox Country',
      'tab One',
      'row 18',
    ]);
  });

  it("prefers React's and Vue's own records of handlers to an onclick property", () => {
    show('<div id="react">React</div><div id="noop">Container</div><div id="vue">Vue</div><div id="root">Root</div>');
    const put = (id: string, key: string | symbol, value: unknown): void =>
      void Reflect.set(document.getElementById(id)!, key, value);
    put('react', '__reactProps$a1', { onClick: () => undefined });
    put('noop', '__reactProps$a1', { onChange: () => undefined });
    put('vue', Symbol('_vei'), { onClick: () => undefined });
    put('root', '__reactContainer$a1', {});
    for (const id of ['noop', 'root']) click(id);
    expect(readPage([]).elements.map((element) => element.name)).toEqual(['React', 'Vue']);
  });

  it('reads open shadow roots after their hosts, with containers across the border', () => {
    show('<form aria-label="Order"><shop-box></shop-box><button>Pay</button></form>');
    shadow('shop-box', '<input aria-label="Amount"><slot></slot>');
    const { elements, containers } = readPage([]);
    expect(elements.map(({ name, chain }) => [name, chain])).toEqual([
      ['Amount', [0]],
      ['Pay', [0]],
    ]);
    expect(elements[0]!.candidates.find((candidate) => candidate.selector.strategy === 'label')).toMatchObject({
      document: 1,
      containers: { 0: 1 },
    });
    expect(containers).toHaveLength(1);
  });

  it("leaves out developers' overlays", () => {
    show('<nextjs-portal></nextjs-portal><button>Mine</button>');
    shadow('nextjs-portal', '<button>Next tools</button>');
    expect(readPage([]).elements.map((element) => element.name)).toEqual(['Mine']);
  });
});

describe('the facts of readPage', () => {
  it('returns names without ligatures, as they were written', () => {
    expect(
      spoken(`<button><i class="material-icons">group</i> Users</button><button style="text-transform:uppercase">Save it</button>
        <button><span style="font-family:'My Icons'">expand_more</span> More</button><button style="font-family:-apple-system,'Segoe UI Symbol'"><span>Pay</span></button><button>  two
        lines </button>`),
    ).toEqual(['button Users', 'button Save it', 'button More', 'button Pay', 'button two lines']);
  });

  it('names a link whose role takes no name by the text that the runtime finds it by', () => {
    expect(
      spoken(`<div role="list"><a href="/edit" role="listitem"><i class="material-icons">edit</i> <span>Update</span></a>
        <a href="/bare" role="listitem"></a></div><button role="combobox">Red</button>`),
    ).toEqual(['listitem Update', 'listitem', 'combobox']);
  });

  it('returns only listed attributes, and no typed value', () => {
    show(
      `<input name="card" type="text" value="4111" placeholder="Card" data-secret="x" style="color:red" autocomplete="cc-number"><input type="radio" name="size" value="xl" aria-label="XL"><textarea name="note">secret</textarea>`,
    );
    document.querySelector('input')!.value = '5555-typed';
    document.querySelector('textarea')!.value = 'typed too';
    const { elements } = readPage([]);
    expect(elements.map((element) => element.attributes)).toEqual([
      { name: 'card', type: 'text', placeholder: 'Card' },
      { name: 'size', type: 'radio', value: 'xl', 'aria-label': 'XL' },
      { name: 'note' },
    ]);
    expect(JSON.stringify(elements)).not.toMatch(/4111|typed|secret/);
  });

  it('returns labels, test ids, constraints and options', () => {
    const { elements } =
      read(`<label for="q">How many *</label><input id="q" type="number" required min="1" max="9" step="2" data-testid="count" data-mcp="how-many">
      <input aria-label="Code" pattern="[A-Z]{3}" minlength="3" maxlength="3" readonly inputmode="text">
      <select aria-label="Size" multiple><option value="s">Small</option><option value="l" label="Large"></option></select>`);
    expect(elements[0]).toMatchObject({
      labels: ['How many'],
      testIds: [
        { attribute: 'data-mcp', value: 'how-many' },
        { attribute: 'data-testid', value: 'count' },
      ],
      constraints: { required: true, min: '1', max: '9', step: '2' },
    });
    expect(elements[1]!.constraints).toEqual({
      readOnly: true,
      pattern: '[A-Z]{3}',
      minLength: 3,
      maxLength: 3,
      inputMode: 'text',
    });
    expect(elements[2]).toMatchObject({
      constraints: { multiple: true },
      options: [
        { value: 's', label: 'Small' },
        { value: 'l', label: 'Large' },
      ],
    });
  });

  it('marks an element that is disabled by itself, by its fieldset or by ARIA', () => {
    const { elements } = read(
      '<button disabled>a</button><fieldset disabled><button>b</button></fieldset><button aria-disabled="true">c</button><button>d</button>',
    );
    expect(elements.map((element) => element.disabled)).toEqual([true, true, true, false]);
  });

  it('counts candidates in the document and in each container of the chain', () => {
    const { elements, containers } = read(
      '<main><form aria-label="One"><button>Save</button></form><form aria-label="Two"><button>Save</button><input aria-label="Name"></form></main>',
    );
    expect(containers.map(({ name, kind }) => `${kind} ${name}`.trim())).toEqual(['landmark', 'form One', 'form Two']);
    const save = elements[1]!;
    expect(save.chain).toEqual([2, 0]);
    expect(save.candidates.find((candidate) => candidate.selector.strategy === 'role')).toEqual({
      selector: { strategy: 'role', value: 'button[name="Save"]', score: 0.6 },
      document: 2,
      containers: { 0: 2, 2: 1 },
    });
  });
});

describe('the containers of readPage', () => {
  it('finds forms, dialogs, menus, groups, landmarks and headed sections, each with its own heading', () => {
    const { containers } = read(`<nav aria-label="Main"><a href="/">Home</a></nav>
      <section><h2>Profile</h2><form><fieldset><legend>Address</legend><input aria-label="City"></fieldset></form></section>
      <section><p>No heading</p><button>a</button></section>
      <div role="dialog" aria-label="Empty"><p>Nothing to do</p></div>
      <div role="menu" aria-label="File"><div role="menuitem">Open</div></div><footer><p>nothing</p></footer><dialog>closed <button>x</button></dialog>`);
    expect(
      containers.map(({ kind, tag, role, name, heading, parent }) => [kind, tag, role, name, heading, parent]),
    ).toEqual([
      ['landmark', 'nav', 'navigation', 'Main', undefined, null],
      ['landmark', 'section', 'generic', '', 'Profile', null],
      ['form', 'form', 'form', '', undefined, 1],
      ['group', 'fieldset', 'group', 'Address', 'Address', 2],
      ['dialog', 'div', 'dialog', 'Empty', undefined, null],
      ['menu', 'div', 'menu', 'File', undefined, null],
    ]);
  });

  it("names a dialog without name and heading by its line with a library's class for titles", () => {
    const { containers } = read(
      '<div role="dialog"><div class="v-card-title">Add item</div><div class="v-card-text"><button>Add</button></div></div>',
    );
    expect(containers[0]).toMatchObject({ kind: 'dialog', name: '', heading: 'Add item' });
  });
});
