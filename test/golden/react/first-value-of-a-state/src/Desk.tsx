import { useState } from 'react';

/** No part is shown at first but the help, which is the second of its state. */
export function Desk() {
  const [modal, setModal] = useState<{ type: string } | null>(null);
  const [view, setView] = useState('help');
  const isStock = view === 'stock';
  return (
    <main>
      <button onClick={() => setModal({ type: 'order' })}>New order</button>
      <button onClick={() => setModal({ type: 'return' })}>New return</button>
      <button onClick={() => setView('stock')}>Stock</button>
      <button onClick={() => setView('help')}>Help</button>
      {modal?.type === 'order' && <button onClick={() => fetch('/orders', { method: 'POST' })}>Order</button>}
      {modal?.type === 'return' && <button onClick={() => fetch('/returns', { method: 'POST' })}>Return</button>}
      {isStock && <button onClick={() => fetch('/stocks', { method: 'POST' })}>Add stock</button>}
      <section hidden={view !== 'help'}>
        <button onClick={() => fetch('/questions', { method: 'POST' })}>Ask</button>
      </section>
    </main>
  );
}
