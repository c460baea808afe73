import { atom, useAtom, useSetAtom, useAtomValue } from 'jotai';
const openAtom = atom(false);
const viewAtom = atom('home');
const busyAtom = atom((get) => get(viewAtom) === 'busy');
function Header() {
  const setOpen = useSetAtom(openAtom);
  const [, setView] = useAtom(viewAtom);
  return <nav><button onClick={() => setOpen(true)}>New note</button><button onClick={() => setView('archive')}>Archive</button><button onClick={() => setView('home')}>Home</button></nav>;
}
/** An atom that a function computes has no state of its own. */
function Busy() {
  const busy = useAtomValue(busyAtom);
  return busy && <button onClick={() => fetch('/stop', { method: 'POST' })}>Stop</button>;
}
function NoteDialog() {
  const [open, setOpen] = useAtom(openAtom);
  if (!open) return null;
  return <div role="dialog"><form onSubmit={(e) => { e.preventDefault(); fetch('/n', { method: 'POST' }); setOpen(false); }}><label>Title <input name="title" /></label><button>Save note</button><button type="button" onClick={() => setOpen(false)}>Cancel</button></form></div>;
}
export function App() {
  const view = useAtomValue(viewAtom);
  return <div><Header /><Busy /><NoteDialog />{view === 'archive' ? <button onClick={() => fetch('/restore', { method: 'POST' })}>Restore all</button> : <button onClick={() => fetch('/a', { method: 'POST' })}>Archive all</button>}</div>;
}
