import { useState } from 'react';

const send = (path: string) => fetch(path, { method: 'POST' });

/** The income is the first kind, so "New expense" does not open it. Data that the page awaits need no press. */
export function App() {
  const [view, setView] = useState('list');
  const [isOpen, setIsOpen] = useState(false);
  const [kind, setKind] = useState('income');
  const [data] = useState(null);
  return (
    <div>
      <button onClick={() => setView('list')}>List</button>
      <button onClick={() => setView('grid')}>Grid</button>
      <button onClick={() => setView('stats')}>Stats</button>
      {view === 'list' && data && <button onClick={() => send('/sort')}>Sort items</button>}
      {['list', 'grid'].includes(view) && <button onClick={() => send('/export')}>Export items</button>}
      {(view === 'grid' || view === 'stats') && <button onClick={() => send('/print')}>Print</button>}
      <button onClick={() => setIsOpen(true)}>New income</button>
      <button
        onClick={() => {
          setKind('expense');
          setIsOpen(true);
        }}
      >
        New expense
      </button>
      {isOpen && kind === 'income' && (
        <div>
          <button onClick={() => send('/income')}>Save income</button>
          <button onClick={() => setIsOpen(false)}>Cancel</button>
        </div>
      )}
      {isOpen && kind === 'expense' && <button onClick={() => send('/expense')}>Save expense</button>}
    </div>
  );
}
