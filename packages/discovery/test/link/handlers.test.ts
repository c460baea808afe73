import { describe, expect, test } from 'vitest';

import { showRoot } from './show-linked.js';

/** The lines of a root that hold handlers, without indent. */
const handlers = (files: Record<string, string>): string[] =>
  showRoot(files)
    .filter((line) => /^\s*on[A-Z]\w*=/.test(line))
    .map((line) => line.trim());

describe('handlers', () => {
  test('are followed through props, components and the app’s API module to the request', () => {
    const files = {
      'page.tsx': `import { Row } from './row';
import { api } from './api';
export function Page({ orders }) {
  const [message, setMessage] = useState('');
  const remove = async (id) => {
    await api.deleteOrder(id);
    setMessage('Order ' + id + ' is gone');
  };
  return <>{orders.map((order) => <Row order={order} onRemove={() => remove(order.id)} />)}{message}</>;
}`,
      'row.tsx': `import { Button } from './button';
export const Row = ({ order, onRemove }) => <li>{order.name}<Button onPress={() => onRemove?.()}>Delete</Button></li>;`,
      'button.tsx': 'export const Button = ({ onPress, children }) => <button onClick={onPress}>{children}</button>;',
      'api.ts': `import { http } from './http';
export const api = { deleteOrder: (id) => http.delete(\`/orders/\${id}\`) };`,
      'http.ts': `import axios from 'axios';
export const http = axios.create({ baseURL: '/api' });`,
    };
    expect(handlers(files)).toEqual([
      'onClick={onRemove(); remove(@1.id); api.deleteOrder(@1.id); axios/axios.create().delete(`/orders/${@1.id}`); ' +
        '$1:message := `Order ${@1.id} is gone`}',
    ]);
  });

  test('record fetch with its method, navigation, storage, confirm and assignments', () => {
    const files = {
      'a.tsx': `import { useNavigate } from 'react-router';
const request = (path, method) => fetch('/api' + path, { method });
export function Page() {
  const navigate = useNavigate();
  const { push: go } = useRouter();
  return <form onSubmit={async (e) => {
    e.preventDefault();
    if (!window.confirm('Sure?')) return;
    await request('/account', 'DELETE');
    localStorage.removeItem('token');
    navigate('/bye');
    go('/later');
    window.location.href = '/out';
  }} />;
}`,
    };
    expect(handlers(files)).toEqual([
      'onSubmit={e.preventDefault(); window.confirm("Sure?"); request("/account", "DELETE"); ' +
        'fetch("/api/account", {method: "DELETE"}); localStorage.removeItem("token"); ' +
        'react-router/useNavigate().navigate("/bye"); useRouter().push("/later"); window.location.href.=("/out")}',
    ]);
  });

  test('follow the functions of mutation hooks', () => {
    const files = {
      'a.tsx': `import { useMutation } from '@tanstack/react-query';
import { useDeleteUser } from './use-delete-user';
export function Page({ id }) {
  const remove = useDeleteUser();
  const { mutate: rename } = useMutation({ mutationFn: (name) => put('/me', name), onSuccess: () => toast('Saved') });
  return <><button onClick={() => remove.mutate(id)} /><button onClick={() => rename('Ann')} /></>;
}`,
      'use-delete-user.ts': `import { useMutation } from '@tanstack/react-query';
export const useDeleteUser = () => useMutation({ mutationFn: deleteUser });
const deleteUser = (id) => fetch('/users/' + id, { method: 'DELETE' });`,
    };
    expect(handlers(files)).toEqual([
      'onClick={@tanstack/react-query/useMutation().mutate(id); deleteUser(); fetch(`/users/${id}`, {method: "DELETE"})}',
      'onClick={@tanstack/react-query/useMutation().mutate("Ann"); put("/me", "Ann"); toast("Saved")}',
    ]);
  });

  test('are followed where a call makes them: handleSubmit, debounce, useCallback, bind, curried', () => {
    const files = {
      'a.tsx': `import { useForm } from 'react-hook-form';
import debounce from 'lodash/debounce';
export function Page() {
  const form = useForm({ defaultValues: { q: '' } });
  const save = useCallback((values) => post('/save', values), []);
  const later = debounce((text) => find(text), 300);
  const pick = (id) => () => choose(id);
  return <form onSubmit={form.handleSubmit(save)} onReset={save.bind(null, 1)} onKeyUp={(e) => later(e.key)} onClick={pick(7)} onInput={later} />;
}`,
    };
    expect(handlers(files)).toEqual([
      'onSubmit={react-hook-form/useForm().handleSubmit(save{}); post("/save", values)}',
      'onReset=save{post("/save", values)}',
      'onKeyUp={lodash/debounce/debounce().later(e.key); find(e.key)}',
      'onClick={choose(7)}',
      'onInput={lodash/debounce/debounce({}, 300); find(text)}',
    ]);
  });

  test('set only the changed members of one state object', () => {
    const files = {
      'a.tsx': `const start = { open: false, calls: 0, form: { size: 's' } };
export function Page() {
  const [page, setPage] = useState(start);
  const [rest, setRest] = useState(start);
  const change = (part) => setPage((before) => ({ ...before, ...part }));
  return <>
    <button onClick={() => setPage({ ...page, open: true })} />
    <button onClick={() => change({ form: { ...page.form, size: 'l' } })} />
    <button onClick={() => setPage({ ...load() })} />
    <button onClick={() => setPage({ ...page, ...load() })} />
    <button onClick={() => setRest({ open: false, calls: 1 })} />
  </>;
}`,
    };
    expect(handlers(files)).toEqual([
      'onClick={$1:page.open := true}',
      'onClick={change({form: {size: "l", ...$1:page.form}}); $1:page.form.size := "l"}',
      'onClick={load(); $1:page := {...load()}}',
      'onClick={load(); $1:page := {...$1:page, ...load()}}',
      'onClick={$1:rest := {open: false, calls: 1}; $1:rest.open := false; $1:rest.calls := 1}',
    ]);
  });

  test('set states of reducers, stores, thunks and contexts', () => {
    const files = {
      'a.tsx': `import { useCart } from './cart-store';
import { removeUser } from './thunks';
import { Session, useSession } from './session';
const Inner = () => {
  const [state, dispatch] = useReducer(reducer, {});
  const clear = useCart((cart) => cart.clear);
  const items = useCart((cart) => cart.items);
  const run = useDispatch();
  const { logout } = useSession();
  return <>
    <button onClick={() => dispatch({ type: 'reset' })} />
    <button onClick={clear} disabled={items.length === 0} />
    <button onClick={() => run(removeUser(3))} />
    <button onClick={logout} />
  </>;
};
export function Page() {
  const [user, setUser] = useState(null);
  return <Session.Provider value={{ user, logout: () => { post('/logout'); setUser(null); } }}><Inner /></Session.Provider>;
}`,
      'cart-store.ts': `import { create } from 'zustand';
export const useCart = create((set) => ({ items: [], clear: () => { del('/cart'); set({ items: [] }); } }));`,
      'thunks.ts': `import { createAsyncThunk } from '@reduxjs/toolkit';
export const removeUser = createAsyncThunk('users/remove', async (id) => { await http.delete('/users/' + id); });`,
      'session.ts': `import { createContext, useContext } from 'react';
export const Session = createContext(null);
export const useSession = () => useContext(Session);`,
    };
    expect(handlers(files)).toEqual([
      'onClick={dispatch({type: "reset"}); $2:state := {type: "reset"}}',
      'onClick=clear{del("/cart"); $cart-store.ts:useCart.items := []}',
      'onClick={@reduxjs/toolkit/createAsyncThunk().removeUser(3); http.delete("/users/3"); ' +
        'useDispatch().run(@reduxjs/toolkit/createAsyncThunk().removeUser(3))}',
      'onClick=logout{post("/logout"); $1:user := null}',
    ]);
    expect(
      showRoot(files)
        .find((line) => line.includes('disabled'))
        ?.trim(),
    ).toBe('disabled====($cart-store.ts:useCart.items.length, 0)');
  });

  test('are followed through classes: API clients and setState', () => {
    const files = {
      'a.tsx': `import { client } from './client';
export class Page extends React.Component {
  state = { open: false };
  close = () => { this.setState({ open: false }); client.close(this.props.id); };
  render() { return <dialog open={this.state.open}><button onClick={this.close} /><button onClick={() => this.setState({ open: true })} /></dialog>; }
}`,
      'client.ts': `class Client {
  constructor(private base) {}
  close(id) { return this.send('/close/' + id); }
  send(path) { return fetch(path, { method: 'POST' }); }
}
export const client = new Client('/api');`,
    };
    expect(handlers(files)).toEqual([
      'onClick=close{client.close(id); this.send(`/close/${id}`); fetch(`/close/${id}`, {method: "POST"}); $1:state.open := false}',
      'onClick={$1:state.open := true}',
    ]);
    expect(showRoot(files)).toContain('  open=$1:state.open');
  });

  test('name the element of a ref', () => {
    const files = {
      'a.tsx': `export function Page() {
  const box = useRef(null);
  return <><dialog ref={box} /><button onClick={() => box.current?.showModal()} /></>;
}`,
    };
    expect(showRoot(files)).toEqual(['<dialog>', '  ref=$1:box', '<button>', '  onClick={box.current.showModal()}']);
  });

  test('record functions that call each other once', () => {
    const files = {
      'a.tsx': `const even = (n) => { log('even'); return n === 0 || odd(n - 1); };
const odd = (n) => { log('odd'); return n !== 0 && even(n - 1); };
export const Page = () => <button onClick={() => even(9)} />;`,
    };
    expect(handlers(files)).toEqual(['onClick={even(9); log("even"); odd(?); log("odd"); even(?)}']);
  });

  test('follow passed setters, and functions that an outside component receives', () => {
    const files = {
      'a.tsx': `import { Dialog } from '@radix-ui/react-dialog';
const Toggle = ({ value, onChange }) => <input type="checkbox" checked={value} onChange={(e) => onChange(e.target.checked)} />;
export function Page() {
  const [on, setOn] = useState(false);
  return <><Toggle value={on} onChange={setOn} /><Dialog open={on} onOpenChange={setOn} /></>;
}`,
    };
    expect(showRoot(files)).toEqual([
      'Toggle #2',
      '  <input>',
      '    type="checkbox"',
      '    checked=$1:on',
      '    onChange={$1:on := e.target.checked}',
      '<Dialog> from @radix-ui/react-dialog',
      '  open=$1:on',
      '  onOpenChange={$1:on := ?}',
    ]);
  });

  test('follow react-hook-form through an own field component', () => {
    const files = {
      'a.tsx': `import { useForm } from 'react-hook-form';
const Input = ({ label, type = 'text', ...rest }) => <label>{label}<input type={type} {...rest} /></label>;
export function Page() {
  const { register, formState: { errors } } = useForm();
  return <Input label="E-mail" {...register('email', { required: true })} aria-invalid={errors.email} />;
}`,
    };
    expect(showRoot(files)).toEqual([
      'Input #2',
      '  <label>',
      '    "E-mail"',
      '    <input>',
      '      ...=react-hook-form/useForm().register("email", {required: true})',
      '      type="text"',
      '      aria-invalid=useForm().formState.errors.email',
    ]);
  });
});
