import { useReducer } from 'react';
import { reducer } from './reducer';

export function Shop() {
  const [state, dispatch] = useReducer(reducer, { view: 'home', open: false });
  return (
    <main>
      <button onClick={() => dispatch({ type: 'view', view: 'stock' })}>Stock</button>
      <button onClick={() => dispatch({ type: 'open' })}>New order</button>
      <button onClick={() => dispatch({ type: 'unknown' })}>Nothing</button>
      {state.view === 'stock' && <button onClick={() => fetch('/stocks', { method: 'POST' })}>Add stock</button>}
      {state.open && <button onClick={() => fetch('/orders', { method: 'POST' })}>Order</button>}
    </main>
  );
}
