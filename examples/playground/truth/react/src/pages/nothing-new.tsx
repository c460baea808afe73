import { useState, type FormEvent } from 'react';
import { Link } from 'react-router';

import { showTool, showWater } from '../show-status';
import { useShown } from '../use-shown';

const orders = [
  { name: 'Tea', state: 'open' },
  { name: 'Rye', state: 'open' },
  { name: 'Oil', state: 'paid' },
];

/** Acts whose result is there already, and acts without a result of the app. */
export function NothingNew() {
  const [state, setState] = useState('open');
  const [size, setSize] = useState('small');
  const [filters, setFilters] = useState(0);
  useShown({ state, size, filters });
  const filter = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setState(String(new FormData(event.currentTarget).get('state')));
    setFilters((count) => count + 1);
  };
  return (
    <main>
      <h1>Orders</h1>
      <nav aria-label="Pages">
        <Link to="/nothing-new">All orders</Link> <Link to="/nothing-new?view=list">As a list</Link>{' '}
        <a href="/nothing-new?help" target="_blank" rel="noreferrer">
          Help pages
        </a>
      </nav>
      <form aria-label="Filter" onSubmit={filter}>
        <label>
          State{' '}
          <select name="state" defaultValue="open">
            <option value="open">Open</option>
            <option value="paid">Paid</option>
          </select>
        </label>
        <button>Filter orders</button>
      </form>
      <div role="tablist" aria-label="Size">
        {['small', 'large'].map((each) => (
          <button key={each} type="button" role="tab" aria-selected={size === each} onClick={() => setSize(each)}>
            Show {each}
          </button>
        ))}
      </div>
      <p role="status">{orders.filter((order) => order.state === state).map(({ name }) => name + ' ')}</p>
      <button type="button" onClick={() => {}}>
        Show weather
      </button>
      <button type="button" onClick={showTool}>
        Check tide
      </button>
      <button type="button" onClick={showWater}>
        Check water
      </button>
    </main>
  );
}
