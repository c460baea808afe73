import type { Manifest, ManifestTool } from '@webmcp/contract';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { waitFor } from '../../src/act/gestures/wait-for.js';
import { register } from '../../src/index.js';
import { onResult } from '../../src/loader/on-result.js';
import type { PageTools, ToolInfo } from '../../src/register/page-tools.js';
import { field, manifestOf, target, tool } from '../act/manifest-of.js';

interface Native {
  getTools(): Promise<ToolInfo[]>;
  executeTool(tool: ToolInfo, args: object): Promise<string>;
  registerTool(tool: object, options?: { signal: AbortSignal }): Promise<void>;
}
const native = (document as Document & { modelContext?: Native }).modelContext!;
const pageTools = (): PageTools => (window as Window & { webmcp?: PageTools }).webmcp!;

const $ = <T extends HTMLElement>(selector: string): T => document.querySelector<T>(selector)!;
const nativeNames = async (): Promise<string[]> => (await native.getTools()).map(({ name }) => name);
const ownNames = async (): Promise<string[]> => (await pageTools().getTools()).map(({ name }) => name);
const eventually = (check: () => Promise<boolean>): Promise<boolean> =>
  new Promise((resolve) => {
    let good = false;
    void waitFor(() => {
      void check().then((answer) => (good ||= answer));
      return good;
    }, 3000).then(resolve);
  });

const undo: (() => void)[] = [];
const add = (manifest: Manifest): (() => void) => {
  const stop = register(manifest, { deadline: 1000 });
  undo.push(stop);
  return stop;
};
afterEach(() => {
  for (const stop of undo.splice(0)) stop();
  document.body.innerHTML = '';
});

const greet: ManifestTool = tool('greet', {
  container: target('css:form'),
  fields: [field('name', 'Name', { type: 'string' }, { required: true })],
  action: target('role:button[name="Greet"]'),
});
function greetPage(): void {
  document.body.innerHTML = '<form><label>Name <input></label><button>Greet</button></form><p role="status"></p>';
  $('form').addEventListener('submit', (event) => {
    event.preventDefault();
    $('[role=status]').textContent = `Hello ${$<HTMLInputElement>('input').value}`;
  });
}
const expected = {
  status: 'completed',
  tool: 'greet',
  messages: ['Hello Ada'],
  evidence: [{ kind: 'status' }],
};

test('a tool is called through the browser itself and through window.webmcp', async () => {
  expect(native, 'this test needs --enable-features=WebMCP').toBeDefined();
  greetPage();
  add(manifestOf(greet));
  const [listed] = await native.getTools();
  expect(listed).toMatchObject({
    name: 'greet',
    description: 'Does greet.',
    inputSchema: { required: ['name'], additionalProperties: false },
  });
  expect(JSON.parse(await native.executeTool(listed!, { name: 'Ada' }))).toEqual(expected);

  greetPage();
  const [own] = await pageTools().getTools();
  expect(own!.inputSchema).toEqual(listed!.inputSchema);
  const result = await pageTools().executeTool(own!, { name: 'Ada' });
  expect(result).toEqual(expected);
  expect(JSON.parse(String(result))).toEqual(expected);
  greetPage();
  expect(await pageTools().executeTool('greet', '{"name":"Ada"}')).toEqual(expected);
});

test('annotations mark risk, reading and page text', async () => {
  document.body.innerHTML = '<form></form>';
  const container = target('css:form');
  add(
    manifestOf(
      tool('safe', { container }),
      tool('drop', { container, risk: { level: 'destructive', reasons: [] } }),
      tool('look', { container, kind: 'read' }),
      tool('sort', { container, risk: { level: 'caution', reasons: [] }, onlyView: true }),
      tool('wipe', { container, risk: { level: 'destructive', reasons: [] }, onlyView: true }),
      tool('send', { container, risk: { level: 'caution', reasons: [] } }),
    ),
  );
  const annotations = Object.fromEntries((await native.getTools()).map((each) => [each.name, each.annotations]));
  expect(annotations['drop']).toMatchObject({ consequentialHint: true, untrustedContentHint: true });
  expect(annotations['look']).toMatchObject({ readOnlyHint: true, untrustedContentHint: true });
  expect(annotations['safe']?.readOnlyHint ?? false).toBe(false);
  const hints = (name: string) => [
    annotations[name]?.readOnlyHint ?? false,
    annotations[name]?.consequentialHint ?? false,
  ];
  expect(['sort', 'wipe', 'send'].map(hints)).toEqual([
    [true, false],
    [false, true],
    [false, true],
  ]);
});

test('a tool comes and goes with its container, and with its opener', async () => {
  add(
    manifestOf(
      greet,
      tool('reached', { container: target('css:dialog'), reach: [{ do: 'click', target: target('css:#open') }] }),
    ),
  );
  expect(await nativeNames()).toEqual([]);
  greetPage();
  expect(await eventually(async () => (await nativeNames()).includes('greet'))).toBe(true);
  document.body.insertAdjacentHTML('beforeend', '<button id="open">Open</button>');
  expect(await eventually(async () => (await nativeNames()).includes('reached'))).toBe(true);
  $('form').hidden = true;
  expect(await eventually(async () => !(await nativeNames()).includes('greet'))).toBe(true);
  expect(await ownNames()).toEqual(['reached']);
});

test('a tool comes with a later opener, once the first one was pressed', async () => {
  const steps = ['css:#skip', 'css:#open'].map((at) => ({ do: 'click' as const, target: target(at) }));
  add(manifestOf(tool('reached', { container: target('css:dialog'), reach: steps })));
  document.body.innerHTML = '<button id="other">Open</button>';
  expect(await nativeNames()).toEqual([]);
  document.body.insertAdjacentHTML('beforeend', '<button id="open">Open</button>');
  expect(await eventually(async () => (await nativeNames()).includes('reached'))).toBe(true);
});

test('a tool comes and goes with the content of an open shadow root', async () => {
  const { attachShadow } = Element.prototype;
  document.body.innerHTML = '<main></main>';
  const stop = add(manifestOf(greet));
  expect(await nativeNames()).toEqual([]);
  const root = $('main').attachShadow({ mode: 'open' });
  root.innerHTML = '<form hidden><label>Name <input></label><button>Greet</button></form>';
  const form = root.querySelector('form')!;
  expect(await nativeNames()).toEqual([]);
  form.hidden = false;
  expect(await eventually(async () => (await nativeNames()).includes('greet'))).toBe(true);
  form.remove();
  expect(await eventually(async () => (await nativeNames()).length === 0)).toBe(true);
  root.append(form);
  expect(await eventually(async () => (await nativeNames()).includes('greet'))).toBe(true);
  stop();
  expect(Element.prototype.attachShadow).toBe(attachShadow);
});

test('a tool comes and goes with its route', async () => {
  const before = location.href;
  greetPage();
  const manifest = manifestOf({ ...greet, states: ['hello'] });
  add({ ...manifest, states: [{ id: 'hello', route: `${location.pathname}#/hello` }] });
  expect(await nativeNames()).toEqual([]);
  expect(await pageTools().executeTool('greet', { name: 'Ada' })).toMatchObject({ status: 'unavailable' });
  history.pushState(null, '', '#/hello');
  expect(await eventually(async () => (await nativeNames()).length === 1)).toBe(true);
  history.replaceState(null, '', before);
  expect(await eventually(async () => (await nativeNames()).length === 0)).toBe(true);
});

describe('registering twice', () => {
  test('lets the newer manifest serve until it is removed', async () => {
    greetPage();
    const first = add(manifestOf(greet));
    const second = add(manifestOf({ ...greet, description: 'Newer' }));
    const descriptions = async (): Promise<string[]> => (await native.getTools()).map(({ description }) => description);
    expect(await descriptions()).toEqual(['Newer']);
    second();
    expect(await descriptions()).toEqual(['Does greet.']);
    first();
    first();
    expect(await descriptions()).toEqual([]);
  });

  test('offers the tools of several manifests', async () => {
    greetPage();
    add(manifestOf(greet));
    add(manifestOf(tool('other', { container: target('css:form') })));
    expect(await nativeNames()).toEqual(['greet', 'other']);
    expect(await ownNames()).toEqual(['greet', 'other']);
  });

  test('leaves the name of another script alone, with a warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const stop = new AbortController();
    await native.registerTool(
      { name: 'taken_greet', description: 'Theirs', inputSchema: { type: 'object' }, execute: () => 'theirs' },
      { signal: stop.signal },
    );
    greetPage();
    add(manifestOf({ ...greet, name: 'taken_greet' }));
    expect(await eventually(async () => warn.mock.calls.length > 0)).toBe(true);
    expect(warn.mock.calls[0]![0]).toMatch('taken_greet');
    expect((await native.getTools()).map(({ description }) => description)).toEqual(['Theirs']);
    stop.abort();
    warn.mockRestore();
  });
});

test('a page offers at most twenty tools, the others through more_tools', async () => {
  document.body.innerHTML = '<form></form>';
  const many = Array.from({ length: 30 }, (_, index) =>
    tool(`tool_${String(index).padStart(2, '0')}`, { container: target('css:form') }),
  );
  add(manifestOf(...many));
  const names = await nativeNames();
  expect(names).toHaveLength(20);
  expect(names).toContain('more_tools');
  expect(names).not.toContain('tool_29');
  expect(await pageTools().executeTool('more_tools', {})).toMatchObject({
    status: 'completed',
    data: { tools: expect.arrayContaining([{ name: 'tool_29', description: 'Does tool_29.' }]) },
  });
  expect(await pageTools().executeTool('more_tools', { tools: ['tool_29'] })).toMatchObject({
    data: { callable: ['tool_29'] },
  });
  const after = await nativeNames();
  expect(after).toHaveLength(20);
  expect(after).toContain('tool_29');
});

test('a schema contains the options that a select has at run time', async () => {
  document.body.innerHTML =
    '<form><label>City <select><option value="">-</option><option>Rome</option></select></label></form>';
  add(manifestOf(tool('trip', { container: target('css:form'), fields: [field('city', 'City')] })));
  expect((await pageTools().getTools())[0]!.inputSchema.properties['city']).toMatchObject({ enum: ['Rome'] });
});

test('a call of an unknown tool answers not_found', async () => {
  greetPage();
  add(manifestOf(greet));
  expect(await pageTools().executeTool('gret', {})).toMatchObject({
    status: 'not_found',
    messages: ['The tool gret is unknown; the tools of this page are: greet'],
  });
});

test('withdrawn tools leave, and return without another registration of the rest', async () => {
  greetPage();
  const wave = tool('wave', { container: target('css:form'), action: target('role:button[name="Greet"]') });
  const registered = register({ ...manifestOf(greet, wave) }, { withdrawn: ['greet'] });
  undo.push(registered);
  expect(await ownNames()).toEqual(['wave']);
  expect(await pageTools().executeTool('greet', { name: 'Ada' })).toMatchObject({ status: 'not_found' });
  const taken: string[] = [];
  const { registerTool } = native;
  native.registerTool = (each: object, options) => {
    taken.push((each as ToolInfo).name);
    return registerTool.call(native, each, options);
  };
  undo.push(() => void Reflect.deleteProperty(native, 'registerTool'));
  registered.withdraw([]);
  expect(await ownNames()).toEqual(['greet', 'wave']);
  expect(taken).toEqual(['greet']);
  registered.withdraw(['wave']);
  expect(await ownNames()).toEqual(['greet']);
  expect(await nativeNames()).toEqual(['greet']);
});

describe('a page with <html data-webmcp="off">', () => {
  afterEach(() => document.documentElement.removeAttribute('data-webmcp'));
  const off = (): void => document.documentElement.setAttribute('data-webmcp', 'off');

  test('offers no tool, in either place, until the attribute goes', async () => {
    greetPage();
    add(manifestOf(greet));
    off();
    expect(await ownNames()).toEqual([]);
    expect(await eventually(async () => (await nativeNames()).length === 0)).toBe(true);
    document.documentElement.removeAttribute('data-webmcp');
    expect(await eventually(async () => (await nativeNames()).includes('greet'))).toBe(true);
  });

  test('answers unavailable to a call, and does nothing', async () => {
    greetPage();
    add(manifestOf(greet));
    const [listed] = await native.getTools();
    off();
    const unavailable = { status: 'unavailable', messages: [expect.stringContaining('switched off')] };
    expect(await pageTools().executeTool('greet', { name: 'Ada' })).toMatchObject(unavailable);
    // The browser may hold the tool until the page is looked at again.
    const answer = await native.executeTool(listed!, { name: 'Ada' }).catch(() => undefined);
    if (answer !== undefined) expect(JSON.parse(answer)).toMatchObject(unavailable);
    expect($<HTMLInputElement>('input').value).toBe('');
  });
});

test('each call is reported to the page without a value or a text', async () => {
  greetPage();
  add(manifestOf({ ...greet, action: target('role:button[name="Say hello"]', 'css:button') }));
  const reports: unknown[] = [];
  undo.push(onResult((report) => reports.push(report)));
  await pageTools().executeTool('greet', { name: 'Ada' });
  await pageTools().executeTool('greet', { name: 7 });
  expect(reports).toEqual([
    { tool: 'greet', status: 'completed', healed: ['action'] },
    { tool: 'greet', status: 'invalid_input', healed: [] },
  ]);
});

test('a script that runs before the page has a root element registers its tools', async () => {
  greetPage();
  const root = document.documentElement;
  root.remove();
  try {
    expect(() => add(manifestOf(greet))).not.toThrow();
  } finally {
    document.append(root);
  }
  expect(await ownNames()).toContain('greet');
});
