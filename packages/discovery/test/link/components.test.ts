import { describe, expect, test } from 'vitest';

import { linkFiles, showApp, showRoot } from './show-linked.js';

const field = `export function Field({ label, hint, children, ...rest }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {children ?? <input id={id} {...rest} />}
      {hint && <p>{hint}</p>}
    </div>
  );
}
`;

describe('the app’s own components at their use sites', () => {
  test('replace props, spread rest props, leave out absent props and record each element’s sites', () => {
    const files = {
      'src/form.tsx': `import { Field } from './field';
export const Form = () => (
  <form>
    <Field label="E-mail" type="email" className="wide" required />
  </form>
);
`,
      'src/field.tsx': field,
    };
    expect(showApp(files, { sites: true })).toEqual([
      'Form src/form.tsx',
      '  <form> at src/form.tsx:3:3',
      '    Field #2',
      '      <div> at src/field.tsx:4:5 < src/form.tsx:4:5',
      '        <label> at src/field.tsx:5:7 < src/form.tsx:4:5',
      '          for=useId()',
      '          "E-mail"',
      '        <input> at src/field.tsx:6:20 < src/form.tsx:4:5',
      '          id=useId()',
      '          type="email"',
      '          class="wide"',
      '          required=true',
    ]);
  });

  test('render children and markup props in place, in the scope of their author', () => {
    const files = {
      'a.tsx': `import { Card } from './card';
export function Page() {
  const [open, setOpen] = useState(false);
  return <Card title={<h2>{open ? 'Less' : 'More'}</h2>}><button onClick={() => setOpen(!open)}>Toggle</button></Card>;
}`,
      'card.tsx': `export function Card(props) {
  const [open] = useState(true);
  return <section><header>{props.title}</header>{open && props.children}</section>;
}`,
    };
    expect(showRoot(files)).toEqual([
      'Card #2',
      '  <section>',
      '    <header>',
      '      <h2>',
      '        ($1:open ? "Less" | "More")',
      '    if $2:open',
      '      <button>',
      '        onClick={$1:open := ($1:open ? false | true)}',
      '        "Toggle"',
    ]);
  });

  test('take defaults for absent props, also from defaultProps and ??', () => {
    const files = {
      'a.tsx': `function Button({ type = 'button', label, tone }) { return <button type={type} data-tone={tone}>{label ?? 'OK'}</button>; }
Button.defaultProps = { tone: 'plain' };
export const Page = () => <><Button /><Button type="submit" label="Save" tone="loud" /></>;`,
    };
    expect(showRoot(files)).toEqual([
      'Button #2',
      '  <button>',
      '    type="button"',
      '    data-tone="plain"',
      '    "OK"',
      'Button #3',
      '  <button>',
      '    type="submit"',
      '    data-tone="loud"',
      '    "Save"',
    ]);
  });

  test('decide branches by props and keep branches by state', () => {
    const files = {
      'a.tsx': `const Icon = ({ name, size }) => {
  const [hover, setHover] = useState(false);
  if (size === 'none') return null;
  return <>{name === 'trash' ? <i className="trash" /> : <b />}{hover && <u />}</>;
};
export const Page = () => <><Icon name="trash" size="s" /><Icon name="pen" /><Icon name="x" size="none" /></>;`,
    };
    expect(showRoot(files)).toEqual([
      'Icon #2',
      '  <i>',
      '    class="trash"',
      '  if $2:hover',
      '    <u>',
      'Icon #3',
      '  <b>',
      '  if $3:hover',
      '    <u>',
      'Icon #4',
    ]);
  });

  test('render tags from `as`, polymorphic constants and asChild', () => {
    const files = {
      'a.tsx': `import { Slot } from '@radix-ui/react-slot';
import { Link } from 'router';
const Button = ({ asChild, as: Tag = 'button', ...props }) => {
  const Comp = asChild ? Slot : Tag;
  return <Comp className="btn" {...props} />;
};
export const Page = ({ to }) => <>
  <Button onClick={save}>Save</Button>
  <Button as="a" href="/x">X</Button>
  <Button as={Link} to="/y">Y</Button>
  <Button asChild title="Z"><a href="/z">Z</a></Button>
</>;`,
    };
    expect(showRoot(files)).toEqual([
      'Button #2',
      '  <button>',
      '    class="btn"',
      '    onClick=save',
      '    "Save"',
      'Button #3',
      '  <a>',
      '    class="btn"',
      '    href="/x"',
      '    "X"',
      'Button #4',
      '  <Link> from router',
      '    className="btn"',
      '    to="/y"',
      '    "Y"',
      'Button #5',
      '  <a>',
      '    className="btn"',
      '    title="Z"',
      '    href="/z"',
      '    "Z"',
    ]);
  });

  test('pass a slot’s props to the element inside an own component', () => {
    const files = {
      'a.tsx': `import { Slot } from '@radix-ui/react-slot';
const Input = (props) => <input className="in" {...props} />;
const Control = (props) => <Slot id="mail" {...props} />;
export const Page = () => <Control><Input type="email" /></Control>;`,
    };
    expect(showRoot(files)).toEqual([
      'Control #2',
      '  Input #3',
      '    <input>',
      '      id="mail"',
      '      class="in"',
      '      type="email"',
    ]);
  });

  test('render each component of a route list once, at its item', () => {
    const names = Array.from({ length: 30 }, (_, at) => `Page${at}`);
    const files = {
      ...Object.fromEntries(
        names.map((name) => [`${name}.tsx`, `export default function ${name}() { return <h1>{'${name}'}</h1>; }`]),
      ),
      'a.tsx': `import { lazy } from 'react';
${names.map((name) => `const ${name} = lazy(() => import('./${name}'));`).join('\n')}
const routes = [{ path: '/' }, ${names.map((name) => `{ path: '/${name}', element: ${name} }`).join(', ')}];
export const Root = () => <main>{routes.map((route) => route.element && <section><route.element /></section>)}</main>;`,
    };
    const shown = showRoot(files);
    for (const name of names) expect(shown.filter((line) => line.trim() === `"${name}"`)).toHaveLength(1);
  });

  test('render functions, render props, cloneElement and nested components', () => {
    const files = {
      'a.tsx': `const List = ({ items, renderItem, empty }) => items.length === 0 ? empty() : <ul>{items.map((item) => <li>{renderItem(item)}</li>)}</ul>;
const Trigger = ({ children, onOpen }) => cloneElement(children, { onClick: onOpen });
export function Page({ orders }) {
  const Row = ({ name }) => <b>{name}</b>;
  const footer = () => <footer><Row name="end" /></footer>;
  return <>
    <List items={orders} renderItem={(order) => <a href={order.url}>{order.name}</a>} empty={() => <p>None</p>} />
    <Trigger onOpen={go}><button>Open</button></Trigger>
    {footer()}
  </>;
}`,
    };
    expect(showRoot(files)).toEqual([
      'List #2',
      '  if ===(orders.length, 0)',
      '    <p>',
      '      "None"',
      '  else',
      '    <ul>',
      '      for #1 of orders',
      '        <li>',
      '          <a>',
      '            href=@1.url',
      '            @1.name',
      'Trigger #3',
      '  <button>',
      '    onClick=go',
      '    "Open"',
      '<footer>',
      '  Row #4',
      '    <b>',
      '      "end"',
    ]);
  });

  test('treat a cache that is written empty as unknown', () => {
    const files = {
      'a.tsx': `let cache = {};
const useOrder = (id) => { cache[id] = load(id); return cache[id]; };
export const Page = ({ id }) => { const order = useOrder(id); return <>{order.done ? <p>Done</p> : <button>Send</button>}</>; };`,
    };
    expect(showRoot(files)).toEqual(['if [].done', '  <p>', '    "Done"', 'else', '  <button>', '    "Send"']);
  });

  test('take from another workspace package only the parts that the app uses', () => {
    const files = {
      'src/page.tsx': `import { Field } from '../../../packages/ui/field';
export const Page = () => <Field label="City" name="city" />;`,
      '../../packages/ui/field.tsx': field,
      '../../packages/ui/demo.tsx': `import { Field } from './field';
export const Demo = () => <form><Field label="Demo" /></form>;
export const routes = [{ path: '/demo', element: <Demo /> }];`,
    };
    expect(showApp(files, { sites: true }).filter((line) => line.includes(' at '))).toEqual([
      '    <div> at ../../packages/ui/field.tsx:4:5 < src/page.tsx:2:27',
      '      <label> at ../../packages/ui/field.tsx:5:7 < src/page.tsx:2:27',
      '      <input> at ../../packages/ui/field.tsx:6:20 < src/page.tsx:2:27',
    ]);
  });

  test("render Base UI's useRender and mergeProps: the passed element with the props, else the default", () => {
    const files = {
      'a.tsx': `import { useRender } from '@base-ui/react/use-render';
import { mergeProps } from '@base-ui/react/merge-props';
const Action = ({ render, ...props }) => useRender({ defaultTagName: 'button', render, props: mergeProps({ type: 'button' }, props) });
const Control = ({ children, ...props }) => {
  const element = useRender({ render: isValidElement(children) ? children : undefined, props: mergeProps({ id: 'title' }, props) });
  return element;
};
export const Page = () => <>
  <Action onClick={save}>Save</Action>
  <Action render={<a href="/orders" />}>Orders</Action>
  <Control><input name="title" /></Control>
</>;`,
    };
    expect(showRoot(files)).toEqual([
      'Action #2',
      '  <button>',
      '    type="button"',
      '    onClick=save',
      '    "Save"',
      'Action #3',
      '  <a>',
      '    type="button"',
      '    href="/orders"',
      '    "Orders"',
      'Control #4',
      '  if isValidElement(markup)',
      '    <input>',
      '      id="title"',
      '      name="title"',
    ]);
  });

  test('keep passed markup that a component does not render after its template', () => {
    const files = {
      'a.tsx': `const Box = (props) => { register(props); return <div />; };
export const Page = () => <Box footer={<button>Send</button>}><input name="q" /></Box>;`,
    };
    expect(showRoot(files)).toEqual(['Box #2', '  <div>', '  <button>', '    "Send"', '  <input>', '    name="q"']);
  });

  test('give each instance states of its own, and each hook states under its name', () => {
    const files = {
      'use-toggle.ts': `export function useToggle(initial) {
  const [on, setOn] = useState(initial);
  return { on, toggle: () => setOn((was) => !was), set: setOn };
}
export const usePair = () => { const [v, setV] = useState(0); return [v, setV]; };`,
      'a.tsx': `import { useToggle, usePair } from './use-toggle';
const Panel = () => {
  const menu = useToggle(false);
  const { on, toggle } = useToggle(true);
  const [size, setSize] = usePair();
  return <div hidden={on}><button onClick={menu.toggle} /><button onClick={toggle} /><input value={size} onChange={(e) => setSize(e.target.value)} /></div>;
};
export const Page = () => <><Panel /><Panel /></>;`,
    };
    const lines = showRoot(files).filter((line) => line.includes('$'));
    expect(lines.map((line) => line.trim())).toEqual([
      'hidden=$2:useToggle.on',
      'onClick=toggle{$2:useToggle2.on := {}}',
      'onClick=toggle{$2:useToggle.on := {}}',
      'value=$2:usePair.v',
      'onChange={$2:usePair.v := e.target.value}',
      'hidden=$3:useToggle.on',
      'onClick=toggle{$3:useToggle2.on := {}}',
      'onClick=toggle{$3:useToggle.on := {}}',
      'value=$3:usePair.v',
      'onChange={$3:usePair.v := e.target.value}',
    ]);
  });
});

describe('imports', () => {
  const button = 'export const Button = ({ children }) => <button>{children}</button>;\nexport default Button;\n';
  const shown = ['Button #2', '  <button>', '    "Go"'];

  test.each([
    ['named', `import { Button } from './ui/button';`, '<Button>Go</Button>', {}],
    ['default', `import Knopf from './ui/button';`, '<Knopf>Go</Knopf>', {}],
    ['renamed', `import { Button as B } from './ui/button';`, '<B>Go</B>', {}],
    ['namespace', `import * as Ui from './ui/button';`, '<Ui.Button>Go</Ui.Button>', {}],
    ['alias', `import { Button } from '@/ui/button';`, '<Button>Go</Button>', {}],
    [
      'index with export *',
      `import { Button } from './ui';`,
      '<Button>Go</Button>',
      { 'src/ui/index.ts': `export * from './button';` },
    ],
    [
      'index with a renamed re-export',
      `import { Primary } from './ui';`,
      '<Primary>Go</Primary>',
      { 'src/ui/index.ts': `export { default as Primary } from './button';` },
    ],
    [
      'index with export * as',
      `import { Ui } from './ui';`,
      '<Ui.Button>Go</Ui.Button>',
      { 'src/ui/index.ts': `export * as Ui from './button';` },
    ],
    [
      'imported and exported',
      `import { Button } from './ui';`,
      '<Button>Go</Button>',
      { 'src/ui/index.ts': `import { Button } from './button';\nexport { Button };` },
    ],
    ['lazy', `const Button = lazy(() => import('./ui/button'));`, '<Button>Go</Button>', {}],
    [
      'memo of another',
      `import { Button as Inner } from './ui/button';\nconst Quick = memo(Inner);`,
      '<Quick>Go</Quick>',
      {},
    ],
    [
      'styled',
      `import { Button as Inner } from './ui/button';\nconst Quick = styled(Inner)\`color: red\`;`,
      '<Quick>Go</Quick>',
      {},
    ],
    [
      'an object of components',
      `import { Button } from './ui/button';\nconst Ui = { Button };`,
      '<Ui.Button>Go</Ui.Button>',
      {},
    ],
    [
      'a static member',
      `import { Button } from './ui/button';\nfunction Form() { return null; }\nForm.Button = Button;`,
      '<Form.Button>Go</Form.Button>',
      {},
    ],
    [
      'Object.assign',
      `import { Button } from './ui/button';\nconst Form = Object.assign(() => <form />, { Button });`,
      '<Form.Button>Go</Form.Button>',
      {},
    ],
    ['an alias constant', `import { Button } from './ui/button';\nconst Go = Button;`, '<Go>Go</Go>', {}],
  ])('%s', (_, imports, markup, more) => {
    const files = {
      'src/page.tsx': `${imports}\nexport const Page = () => ${markup};\n`,
      'src/ui/button.tsx': button,
      ...more,
    };
    const [page] = linkFiles(files).roots.filter((root) => root.component === 'Page');
    expect(
      page === undefined
        ? []
        : showApp(files)
            .slice(showApp(files).indexOf('Page src/page.tsx') + 1, showApp(files).indexOf('Page src/page.tsx') + 4)
            .map((line) => line.slice(2).replace(/#\d+/, '#2')),
    ).toEqual(shown);
  });

  test('keep package and path of outside components, and unresolved names without', () => {
    const files = {
      'a.tsx': `import { Dialog } from '@mui/material';
import * as Menu from '@radix-ui/react-menu';
import Picker from 'picker';
import { Gone } from './gone';
import { Absent } from './b';
export const Page = () => <><Dialog open><Menu.Item /><Picker.Day /></Dialog><Gone a={1}><i /></Gone><Absent /><Nowhere /></>;`,
      'b.tsx': 'export const other = 1;',
    };
    expect(showRoot(files)).toEqual([
      '<Dialog> from @mui/material',
      '  open=true',
      '  <Menu.Item> from @radix-ui/react-menu',
      '  <Picker.Day> from picker',
      '<Gone>',
      '  a=1',
      '  <i>',
      '<Absent>',
      '<Nowhere>',
    ]);
  });

  test('end circles of imports and re-exports', () => {
    const files = {
      'a.ts': `export * from './b';\nexport { X } from './b';`,
      'b.ts': `export * from './a';\nexport { X } from './a';`,
      'page.tsx': `import { X, Y } from './a';\nexport const Page = () => <><X /><Y /></>;`,
    };
    expect(showRoot(files)).toEqual(['<X>', '<Y>']);
  });
});

describe('recursion', () => {
  test('a component with props made from its own props is rendered once', () => {
    const files = {
      'a.tsx': `export function App({ wide, clearable }) {
  let props = { id: 'q' };
  if (wide) props = { ...props, className: 'wide' };
  if (clearable) props = { ...props, type: 'search' };
  return <input {...props} name="query" />;
}`,
    };
    expect(showRoot(files)).toEqual(['<input>', '  type="search"', '  class="wide"', '  id="q"', '  name="query"']);
  });

  test('a component inside its own template stays a tag with its props', () => {
    const files = {
      'a.tsx': `const Tree = ({ node }) => <li><button>{node.name}</button><ul>{node.children.map((child) => <Tree node={child} />)}</ul></li>;
export const Page = ({ root }) => <Tree node={root} />;`,
    };
    expect(showRoot(files)).toEqual([
      'Tree #2',
      '  <li>',
      '    <button>',
      '      root.name',
      '    <ul>',
      '      for #1 of root.children',
      '        <Tree>',
      '          node=@1',
    ]);
  });

  test('a component inside itself is rendered as deep as known data goes', () => {
    const files = {
      'a.tsx': `import { tree } from './tree';
const Tree = ({ nodes }) => <ul>{nodes.map((node) => <li>{node.name}{node.nodes && <Tree nodes={node.nodes} />}</li>)}</ul>;
export const Page = () => <Tree nodes={tree} />;`,
      'tree.ts': `export const tree = [{ name: 'a', nodes: [{ name: 'b', nodes: [{ name: 'c' }] }] }, { name: 'd' }];`,
    };
    const shown = showRoot(files).filter((line) => !line.includes('<'));
    expect(shown.map((line) => line.trim().replace(/#\d+/, '#'))).toEqual([
      'Tree #',
      '"a"',
      'Tree #',
      '"b"',
      'Tree #',
      '"c"',
      '"d"',
    ]);
  });

  test('a function inside itself is rendered as deep as its data, circular data once', () => {
    const files = {
      'a.tsx': `const tree = [{ name: 'a', nodes: [{ name: 'b' }] }];
const ring = [{ name: 'r', get nodes() { return ring; }, again: ring }];
const rows = (nodes) => nodes.map((node) => <li>{node.name}{node.nodes && rows(node.nodes)}</li>);
const Ring = ({ nodes }) => <ol>{nodes.map((node) => <li>{node.name}<Ring nodes={node.again} /></li>)}</ol>;
export const Page = () => <div><ul>{rows(tree)}</ul><Ring nodes={ring} /></div>;`,
    };
    const shown = showRoot(files).map((line) => line.trim());
    expect(shown.filter((line) => line === '"a"' || line === '"b"')).toEqual(['"a"', '"b"']);
    const rings = shown.filter((line) => line === '"r"').length;
    expect(rings).toBeGreaterThan(0);
    expect(rings).toBeLessThan(20);
  });

  test('components, values and functions in circles end', () => {
    const files = {
      'a.tsx': `import { B } from './b';
const ring = { self: ring };
ring.self = ring;
const list = [...list, 1];
const f = () => g();
const g = () => f();
export const A = () => <div data-x={ring.self.self} data-y={list} onClick={() => f()}><B /></div>;`,
      'b.tsx': `import { A } from './a';\nexport const B = () => <p><A /></p>;`,
    };
    const [root, ...others] = linkFiles(files).roots;
    expect([root?.component, others.length]).toEqual(['A', 0]);
    expect(showRoot(files).filter((line) => /<|#/.test(line))).toEqual(['<div>', '  B #2', '    <p>', '      <A>']);
    expect(showRoot(files).find((line) => line.includes('onClick'))).toBe('  onClick={f(); g(); f()}');
  });

  test('a component around itself in one template is no recursion', () => {
    const files = {
      'a.tsx': `const Box = ({ children }) => <div>{children}</div>;\nexport const Page = () => <Box><Box><Box><i /></Box></Box></Box>;`,
    };
    expect(showRoot(files).map((line) => line.trim())).toEqual([
      'Box #2',
      '<div>',
      'Box #3',
      '<div>',
      'Box #4',
      '<div>',
      '<i>',
    ]);
  });
});

describe('roots', () => {
  const roots = (files: Record<string, string>): string[] =>
    linkFiles(files).roots.map(({ component, file }) => `${component} ${file}`);

  test('are top-level renders and components without a user', () => {
    const files = {
      'src/main.tsx': `import { App } from './app';\ncreateRoot(el).render(<App />);`,
      'src/app.tsx': `import { Home } from './home';\nexport const App = () => <Home />;`,
      'src/home.tsx': 'export const Home = () => <h1>Home</h1>;',
      'src/old.tsx': 'export const Old = () => <h1>Old</h1>;',
    };
    expect(roots(files)).toEqual(['Main src/main.tsx', 'Old src/old.tsx']);
  });

  test('are not components of route tables: as markup, by reference, in calls, lazy', () => {
    const files = {
      'main.tsx': `import { router } from './router';\ncreateRoot(el).render(<RouterProvider router={router} />);`,
      'router.tsx': `import { createBrowserRouter } from 'react-router';
import { A, B } from './pages';
const C = lazy(() => import('./c'));
export const router = createBrowserRouter([{ path: '/', element: <A /> }, { path: '/b', Component: B }, { path: '/c', element: <C /> }]);`,
      'pages.tsx': 'export const A = () => <p>A</p>;\nexport const B = () => <p>B</p>;',
      'c.tsx': 'export default function C() { return <p>C</p>; }',
    };
    expect(roots(files)).toEqual(['Main main.tsx']);
    expect(
      showRoot(files)
        .filter((line) => /#/.test(line))
        .map((line) => line.trim()),
    ).toEqual(['A #2', 'B #3', 'C #4']);
  });

  test('are not the components inside a layout that only a route table names', () => {
    const files = {
      'AppFooter.vue': '<template><a href="/help">Help</a></template>',
      'AppLayout.vue': `<script setup>import AppFooter from './AppFooter.vue';</script>
<template><router-view /><AppFooter /></template>`,
      'router.ts': `import AppLayout from './AppLayout.vue';
export const routes = [{ path: '/', component: AppLayout }];`,
    };
    expect(roots(files)).toEqual(['AppLayout AppLayout.vue']);
  });

  test('are components that only a circle, an unused constant or an unknown loader names', () => {
    const files = {
      'ring.tsx': 'export const X = () => <p><Y /></p>;\nexport const Y = () => <b><X /></b>;',
      'columns.tsx': 'export const cell = (row) => <button>{row.id}</button>;\nexport const banner = <p>Hello</p>;',
      'lazy.tsx': `export const routes = [{ path: '/', lazy: () => import('./late') }];`,
      'late.tsx': 'export const Component = () => <p>Late</p>;',
    };
    expect(roots(files)).toEqual(['Component late.tsx', 'cell columns.tsx', 'banner columns.tsx', 'X ring.tsx']);
  });

  test('are not components that a call in a handler receives', () => {
    const files = {
      'a.tsx': `const Confirm = () => <form><button>Yes</button></form>;
export const Page = () => <button onClick={() => modal.open(<Confirm />)}>Delete</button>;`,
    };
    expect(showRoot(files)).toEqual([
      '<button>',
      '  onClick={modal.open(markup)}',
      '    if ?',
      '      Confirm #2',
      '        <form>',
      '          <button>',
      '            "Yes"',
      '  "Delete"',
    ]);
  });

  test('are the same in any order of files', () => {
    const files: [string, string][] = [
      ['src/main.tsx', `import { App } from './app';\ncreateRoot(el).render(<App />);`],
      [
        'src/app.tsx',
        `import { Home } from './home';\nexport const App = () => { const [a, setA] = useState(1); return <Home a={a} onA={setA} />; };`,
      ],
      [
        'src/home.tsx',
        `import { save } from './api';\nexport const Home = ({ a, onA }) => <>{[1].map((x) => <button onClick={() => { save(a); onA(x); }}>{x}</button>)}</>;`,
      ],
      ['src/api.ts', `export const save = (x) => fetch('/x', { method: 'POST', body: x });`],
      ['src/other.tsx', 'export const Other = () => <i />;'],
    ];
    const straight = linkFiles(Object.fromEntries(files));
    expect(straight.roots).toHaveLength(2);
    for (let turn = 1; turn < files.length; turn++) {
      const turned = [...files.slice(turn), ...files.slice(0, turn)];
      expect(linkFiles(Object.fromEntries(turned))).toEqual(straight);
      expect(linkFiles(Object.fromEntries(turned.toReversed()))).toEqual(straight);
    }
  });

  test('remain where other files have problems', () => {
    const app = linkFiles({ 'a.tsx': 'export const A = () => <div', 'b.tsx': 'export const B = () => <div />;' });
    expect(app.problems).toMatchObject([{ code: 'SOURCE_UNPARSABLE', where: expect.stringContaining('a.tsx:1:') }]);
    expect(app.roots.map((root) => root.component)).toEqual(['B']);
    expect(app.frameworks).toEqual(['react']);
  });
});
