import { describe, expect, test } from 'vitest';

import { extractReact } from '../../../src/extract/react/extract-react.js';
import { showFacts } from '../show-facts.js';

const read = (text: string, file = 'src/app.tsx'): string[] => showFacts(extractReact(file, text));
/** The template alone, of the only component. */
const template = (markup: string): string[] =>
  read(`function App(props) { return (<>${markup}</>); }`)
    .filter((line) => /^\s*\d+:\d+ /.test(line))
    .map((line) => line.replace(/\d+:\d+ /, ''));

describe('components', () => {
  test('a form with labels, state and a handler: the whole of its facts', () => {
    const text = `import { useState } from 'react';
import { save } from './api';

export default function SignUp({ onDone, title = 'Sign up', ...rest }: Props) {
  const [email, setEmail] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await save({ email });
    onDone?.(email);
  };
  return (
    <form onSubmit={submit} {...rest}>
      <h1>{title}</h1>
      <label htmlFor="email">E-mail</label>
      <input id="email" className="field" readOnly={false} value={email} onChange={(e) => setEmail(e.target.value)} />
      <button disabled={!email}>Create account</button>
    </form>
  );
}
`;
    expect(read(text)).toEqual([
      'import useState as useState from react',
      'import save as save from ./api',
      'export default SignUp',
      'component SignUp {onDone, title = "Sign up", ...rest}',
      'state email = ""',
      'local submit = (event) => {event.preventDefault(); save({email: email}); onDone(email)}',
      '12:5 <form>',
      '  12:11 onSubmit=submit',
      '  12:29 ...=rest',
      '  13:7 <h1>',
      '    13:12 title',
      '  14:7 <label>',
      '    14:14 for="email"',
      '    14:30 "E-mail"',
      '  15:7 <input>',
      '    15:14 id="email"',
      '    15:25 class="field"',
      '    15:43 readonly=false',
      '    15:60 value=email',
      '    15:74 onChange=(e) => {setEmail(e.target.value); return setEmail(e.target.value)}',
      '  16:7 <button>',
      '    16:15 disabled=(email ? false | true)',
      '    16:33 "Create account"',
    ]);
  });

  test.each([
    ['a function', 'export function Field(props) { return <input {...props} />; }'],
    ['an arrow function', 'export const Field = (props) => <input {...props} />;'],
    ['a function expression', 'export const Field = function (props) { return <input {...props} />; };'],
    ['memo', 'export const Field = memo(function Inner(props) { return <input {...props} />; });'],
    [
      'React.memo around forwardRef',
      'export const Field = React.memo(React.forwardRef((props, ref) => <input {...props} />));',
    ],
    ['an unknown wrapper', 'export const Field = observer((props) => <input {...props} />);'],
    [
      'a typed wrapper',
      'export const Field = forwardRef<HTMLInputElement, Props>((props, ref) => <input {...props} />) as FieldType;',
    ],
  ])('%s is a component', (_, text) => {
    const shown = read(text);
    expect(shown.slice(0, 2)).toEqual(['export Field Field', 'component Field props{}']);
    expect(shown.slice(2).map((line) => line.replace(/\d+:\d+ /, ''))).toEqual(['<input>', '  ...=props']);
  });

  test('styled elements take what they are given; a styled or wrapped component stands for the other one', () => {
    const text = `const Submit = styled.button.attrs({ type: 'submit' })\`color: red;\`;
const Row = styled('div')({ color: 'red' });
const Big = styled(Submit)\`font-size: 2em;\`;
const Connected = connect(state)(Panel);
const Watched = observer(Panel);
`;
    const facts = extractReact('a.tsx', text);
    expect(
      facts.components.map(({ name, wraps, root }) => [
        name,
        wraps ??
          root.map(
            (node) =>
              node.kind === 'element' && [
                node.tag.kind === 'host' && node.tag.name,
                node.props.map((prop) => prop.value.kind),
              ],
          ),
      ]),
    ).toEqual([
      ['Submit', [['button', ['object', 'reference']]]],
      ['Row', [['div', ['reference']]]],
      ['Big', ['Submit']],
      ['Connected', [[false, ['unknown', 'call', 'object', 'reference']]]],
      ['Watched', ['Panel']],
    ]);
  });

  test('lazy components are imports', () => {
    const text = `const Home = lazy(() => import('./pages/home'));
const Admin = React.lazy(() => import('./admin').then((m) => ({ default: m.AdminPage })));
const Chart = dynamic(() => import('./chart').then((m) => m.Chart), { ssr: false });
`;
    expect(read(text)).toEqual([
      'import default as Home from ./pages/home',
      'import AdminPage as Admin from ./admin',
      'import Chart as Chart from ./chart',
    ]);
  });

  test('a class: its methods, this.props, this.state and setState', () => {
    const text = `class Panel extends React.Component {
  state = { open: false };
  toggle = () => { this.setState({ open: !this.state.open }); };
  close() { this.props.onClose(); }
  render() {
    const { title } = this.props;
    return <button onClick={this.toggle}>{title}</button>;
  }
}
`;
    expect(read(text)).toEqual([
      'component Panel ~props{}',
      'state state.open = false',
      'local title = this.props.title',
      'local this = {toggle: () => {this.setState({open: (this.state.open ? false | true)}); this.state.open = (this.state.open ? false | true)}, close: () => {this.props.onClose()}, props: ~props, state: {open: state.open}}',
      '7:12 <button>',
      '  7:20 onClick=this.toggle',
      '  7:43 title',
    ]);
  });

  test('props of a destructured parameter: renamed, with defaults, deeper ones, defaultProps', () => {
    const text = `function Card({ title: heading, size = 'm', user: { name }, children }) { return <h2>{heading}{name}{children}</h2>; }
Card.defaultProps = { title: 'Untitled', tone: 'plain' };
`;
    const shown = read(text);
    expect(shown.slice(0, 2)).toEqual([
      'component Card ~props{title as heading = "Untitled", size = "m", user as ~user, children, tone as ~tone = "plain"}',
      'local name = ~props.user.name',
    ]);
    expect(shown.slice(2).map((line) => line.trim().replace(/\d+:\d+ /, ''))).toEqual([
      '<h2>',
      'heading',
      'name',
      'slot default',
    ]);
  });

  test('markup that is rendered at the top level is a component named for the file', () => {
    const text = `createRoot(document.getElementById('root')!).render(<StrictMode><App /></StrictMode>);`;
    expect(read(text, 'src/main.tsx').filter((line) => !line.startsWith('  '))).toEqual([
      'component Main {}',
      '1:53 <StrictMode>',
    ]);
  });

  test('an anonymous default export is named for its file', () => {
    expect(extractReact('src/pages/sign-up.jsx', 'export default () => <form />').components[0]?.name).toBe('SignUp');
    expect(extractReact('src/cart/index.tsx', 'export default memo(() => <form />)').components[0]?.name).toBe('Cart');
  });
});

describe('templates', () => {
  test('text is folded as React folds it', () => {
    expect(template('<p>\n  Place\n  your order {" "}\n  <b>now</b>&nbsp;!</p>')).toEqual([
      '<p>',
      '  "Place your order "',
      '  " "',
      '  <b>',
      '    "now"',
      '  "\u00a0!"',
    ]);
  });

  test('&&, ternaries and else-if chains are branches, plain text choices are text', () => {
    expect(
      template('{open && <dialog />}{n > 1 ? <i /> : n ? <b /> : null}{busy ? "Saving…" : "Save"}{a || <s />}'),
    ).toEqual([
      'if open',
      '  <dialog>',
      'if >(n, 1)',
      '  <i>',
      'if n',
      '  <b>',
      '(busy ? "Saving…" | "Save")',
      'if a',
      '  a',
      'else',
      '  <s>',
    ]);
  });

  test('map, flatMap and Array.from are loops; a destructured item keeps its paths', () => {
    expect(
      template(
        '{rows.map((row, i) => <li key={row.id}>{row.name}</li>)}' +
          '{rows.filter(isOpen).map(({ id, owner: { name } }) => <li>{name}{id}</li>)}' +
          '{Array.from({ length: 3 }, (_, n) => <hr />)}',
      ),
    ).toEqual([
      'for row, i of rows',
      '  <li>',
      '    key=row.id'.replace('    ', '    '),
      '    row.name',
      'for {id: id, name: owner.name} of rows.filter(isOpen)',
      '  <li>',
      '    name',
      '    id',
      'for _, n of {length: 3}',
      '  <hr>',
    ]);
  });

  test('createElement, portals, fragments and member tags', () => {
    expect(
      template(
        '{React.createElement("button", { type: "submit" }, "Send")}{createPortal(<div id="m" />, document.body)}<Fragment key="x"><Dialog.Title /></Fragment>',
      ),
    ).toEqual(['<button>', '  type="submit"', '  "Send"', '<div>', '  id="m"', '<Dialog.Title>']);
  });

  test('early returns, switches and variables that hold markup', () => {
    const text = `function Page({ step }) {
  let extra = null;
  if (step === 2) extra = <aside />;
  if (!step) return <p>Loading</p>;
  switch (step) {
    case 1: return <form name="one" />;
    case 2:
    case 3: return <form name="two" />;
    default: return <div>{extra}</div>;
  }
}`;
    const shown = read(text).map((line) => line.replace(/\d+:\d+ /, ''));
    expect(shown).toEqual([
      'component Page {step}',
      'local extra = (===(step, 2) ? markup | null)',
      'if (step ? false | true)',
      '  <p>',
      '    "Loading"',
      'if ===(step, 1)',
      '  <form>',
      '    name="one"'.replace('1:1 ', ''),
      'if ===(step, 2)',
      '  <form>',
      '    name="two"',
      'if ===(step, 3)',
      '  <form>',
      '    name="two"',
      'else',
      '  <div>',
      '    extra',
    ]);
  });

  test('a render function is a local with markup', () => {
    const [component] = extractReact(
      'a.tsx',
      'const App = () => { const row = (o) => <li>{o.id}</li>; return <ul>{orders.map(row)}</ul>; }',
    ).components;
    expect(component?.locals['row']).toMatchObject({ kind: 'function', params: ['o'], returns: [{ kind: 'element' }] });
  });
});

describe('values and handlers', () => {
  const constant = (text: string): string =>
    read(`const x = ${text};`)
      .find((line) => line.startsWith('constant x'))
      ?.slice('constant x = '.length) ?? '';

  test.each([
    ['`Hello ${name}, you`', '`Hello ${name}, you`'],
    ["'a' + b + 'c'", '`a${b}c`'],
    ["'a' + 'b'", '"ab"'],
    ['a ?? "none"', '(a | "none")'],
    ['!a', '(a ? false | true)'],
    ['a != null', '!==(a, null)'],
    ['labels[key]', '[](labels, key)'],
    ['labels["a"].b', 'labels.a.b'],
    ['z.string().min(1)', 'z.string().min(1)'],
    ['-3', '-3'],
    ['(a as B)!', 'a'],
    ['{ a: 1, ...rest, [k]: 2 }', '{a: 1, ...rest, ...{[]}(k, 2)}'],
    ['[1, ...more]', '[1, ...(more)]'],
    ['/^\\d+$/', '"^\\\\d+$"'],
    ['fn.bind(this, 1)', 'fn'],
    ['useForm().control', '~call1.control'],
  ])('%s', (text, shown) => {
    expect(constant(text)).toBe(shown);
  });

  test('enums are objects, also with numbers that follow on', () => {
    expect(read('export enum Plan { Free, Team = 5, Big, Name = "n" }')).toEqual([
      'export Plan Plan',
      'constant Plan = {Free: 0, Team: 5, Big: 6, Name: "n"}',
    ]);
  });

  test('a handler is its calls in order of evaluation, its assignments, its own constants', () => {
    const text = `const remove = async (id) => {
  if (!window.confirm(\`Delete \${id}?\`)) return;
  const url = '/orders/' + id;
  try { setOrders(await api.delete(url).then((r) => r.json())); } catch (e) { toast.error(e.message); }
  window.location.href = '/orders';
};`;
    const [shown] = read(text);
    expect(shown).toBe(
      'constant remove = (id) => {const url = `/orders/${id}`; window.confirm(`Delete ${id}?`); api.delete(url); ' +
        'api.delete().then((r) => {r.json(); return r.json()}); setOrders(api.delete().then((r) => {r.json(); return r.json()})); ' +
        'toast.error(e.message); window.location.href = "/orders"; ' +
        'return ((window.confirm(`Delete ${id}?`) ? false | true) ? null | null)}',
    );
  });

  test('state hooks: useState, useReducer, useRef, and pairs of unknown hooks', () => {
    const [component] = extractReact(
      'a.tsx',
      `function A() {
  const [open, setOpen] = useState(() => false);
  const [cart, dispatch] = useReducer(reducer, { items: [] });
  const box = useRef(null);
  const [theme, setTheme] = useLocalStorage('theme', 'dark');
  const { data, mutate: remove } = useRemove();
  return <div />;
}`,
    ).components;
    expect(component?.states.map(({ value, setter, from }) => [value, setter, from?.kind])).toEqual([
      ['open', 'setOpen', undefined],
      ['cart', 'dispatch', undefined],
      ['box', undefined, undefined],
      ['theme', 'setTheme', 'call'],
    ]);
    expect(component?.locals['remove']).toMatchObject({ kind: 'reference', path: ['~useRemove1', 'mutate'] });
  });

  test('the effects of a component are nobody’s handler', () => {
    const [component] = extractReact(
      'a.tsx',
      'function A() { useEffect(() => { track("open"); }, []); return <div />; }',
    ).components;
    expect(component?.locals).toEqual({});
  });
});

describe('modules', () => {
  test('imports and exports of every form, types left out', () => {
    const text = `import a, { b as c } from './a';
import * as api from './api';
import type { T } from './t';
import { type U, v } from './u';
export { x as y } from './x';
export * from './all';
export * as ns from './ns';
export type { W } from './w';
export const { p, q } = tools();
const legacy = require('./legacy');
export default c;
`;
    expect(read(text).filter((line) => !line.startsWith('constant'))).toEqual([
      'import default as a from ./a',
      'import b as c from ./a',
      'import * as api from ./api',
      'import v as v from ./u',
      'import default as legacy from ./legacy',
      'export y x ./x',
      'export *  ./all',
      'export ns * ./ns',
      'export p p',
      'export q q',
      'export default c',
    ]);
  });

  test('CommonJS exports', () => {
    const text = `function save() {}
module.exports = { save, remove: (id) => api.delete(id) };
exports.extra = 1;`;
    expect(read(text, 'api.js').filter((line) => line.startsWith('export'))).toEqual([
      'export save save',
      'export remove remove',
      'export extra extra',
    ]);
  });
});

describe('bad input', () => {
  test('a file that does not parse gives the problem with its place, and nothing else', () => {
    const facts = extractReact('src/broken.tsx', 'export const A = () => {\n  return <div>;\n};\n');
    expect(facts.components).toEqual([]);
    expect(facts.problems).toMatchObject([
      { code: 'SOURCE_UNPARSABLE', where: expect.stringMatching(/^src\/broken\.tsx:\d+:\d+$/) },
    ]);
  });

  test.each([
    ['JSX in .js', 'a.js', 'export const A = () => <b />;'],
    ['Flow types', 'a.js', '// @flow\ntype P = {| a: number |};\nexport const A = (p: P): React.Node => <b />;'],
    [
      'decorators',
      'a.tsx',
      '@observer class A extends React.Component { @action save() {} render() { return <b />; } }\nexport { A };',
    ],
    ['CRLF', 'a.tsx', 'export const A = () => (\r\n  <b />\r\n);\r\n'],
    ['a byte order mark', 'a.tsx', '\uFEFFexport const A = () => <b />;'],
    ['TypeScript generics on an arrow function', 'a.tsx', 'export const A = <T,>(p: T) => <b />;'],
    ['a hash bang', 'a.jsx', '#!/usr/bin/env node\nexport const A = () => <b />;'],
  ])('%s', (_, file, text) => {
    const facts = extractReact(file, text);
    expect(facts.problems).toEqual([]);
    expect(facts.components.map(({ name, root }) => [name, root.map((node) => node.kind)])).toEqual([
      ['A', ['element']],
    ]);
  });

  test('casts and generics of plain .ts are no markup', () => {
    expect(read('export const id = <T>(x: T) => <T>x;', 'a.ts')).toEqual([
      'export id id',
      'constant id = (x) => {return x}',
    ]);
  });

  test('facts are plain JSON', () => {
    const facts = extractReact(
      'a.tsx',
      'export const A = ({ a = 1, ...r }) => <b {...r}>{a && <i />}{a?.b.map((x) => <u>{x}</u>)}</b>;',
    );
    expect(JSON.parse(JSON.stringify(facts))).toEqual(facts);
  });
});
