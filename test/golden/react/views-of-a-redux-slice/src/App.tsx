import { useDispatch, useSelector } from 'react-redux';
import { openForm, selectView, setView } from './slice';

export function App() {
  const dispatch = useDispatch();
  const view = useSelector(selectView);
  const { open } = useSelector((state) => state.ui);
  return (
    <main>
      <button onClick={() => dispatch(setView('stock'))}>Stock</button>
      <button onClick={() => dispatch(openForm('order'))}>New order</button>
      <button onClick={() => dispatch(fetchAll())}>Refresh</button>
      {view === 'stock' && <button onClick={() => fetch('/stocks', { method: 'POST' })}>Add stock</button>}
      {open && <button onClick={() => fetch('/orders', { method: 'POST' })}>Order</button>}
    </main>
  );
}
