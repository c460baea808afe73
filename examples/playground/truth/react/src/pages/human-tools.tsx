import { useState, type FormEvent } from 'react';

import { useShown } from '../use-shown';

const shelves = ['Bread', 'Cake', 'Tea'];
const orders = ['Price', 'Age'];

/** Controls that a person would have made one parameter: choices, a number between two buttons, hidden inputs. */
export function HumanTools() {
  const [shelf, setShelf] = useState('All');
  const [order, setOrder] = useState('');
  const [sheet, setSheet] = useState(3);
  const [style, setStyle] = useState('');
  const [loaves, setLoaves] = useState(1);
  const [size, setSize] = useState('small');
  const [gift, setGift] = useState(false);
  const [trip, setTrip] = useState('one-way');
  const [back, setBack] = useState('');
  const [done, setDone] = useState<object[]>([]);
  useShown({ shelf, order, sheet, style, loaves, done });
  const choosePizzaStyle = (next: string) => setStyle(next);
  const change = (what: string) => setDone([...done, { what }]);
  const book = (event: FormEvent) => {
    event.preventDefault();
    setDone([...done, { what: 'booked', size, gift, trip, back }]);
  };
  return (
    <main>
      <section aria-label="Shop">
        <button onClick={() => setShelf('All')}>All</button>
        <ul>
          {shelves.map((one) => (
            <li key={one}>
              <button onClick={() => setShelf(one)}>{one}</button>
            </li>
          ))}
        </ul>
        <p>Shelf: {shelf}</p>
      </section>
      <section aria-label="Order">
        {orders.map((one) => (
          <button
            key={one}
            onClick={() => {
              setOrder(one);
              setSheet(1);
            }}
          >
            {one}
          </button>
        ))}
        <button
          onClick={() => {
            setOrder('');
            setSheet(1);
          }}
        >
          Unsorted
        </button>
        <p>
          Sheet {sheet} by {order || 'nothing'}
        </p>
      </section>
      <section aria-label="Pizza">
        <button onClick={() => choosePizzaStyle('thin')}>Thin</button>
        <button onClick={() => choosePizzaStyle('deep')}>Deep dish</button>
        <p>Style: {style}</p>
      </section>
      <section aria-label="Loaves">
        <button onClick={() => setLoaves(Math.max(0, loaves - 1))}>−</button>
        <output>{loaves}</output>
        <button onClick={() => setLoaves(loaves + 1)}>+</button>
      </section>
      <section aria-label="List">
        <button onClick={() => change('archived')}>Archive list</button>
        <button onClick={() => change('deleted')}>Delete list</button>
      </section>
      <form aria-label="Trip" onSubmit={book}>
        {trip === 'return' && (
          <label>
            Return on <input type="date" required value={back} onChange={(event) => setBack(event.target.value)} />
          </label>
        )}
        <label>
          Kind of trip
          <select value={trip} onChange={(event) => setTrip(event.target.value)}>
            <option value="one-way">One way</option>
            <option value="return">There and back</option>
          </select>
        </label>
        <fieldset>
          <legend>Size of bag</legend>
          {['small', 'large'].map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="size"
                value={one}
                checked={size === one}
                style={{ display: 'none' }}
                onChange={() => setSize(one)}
              />
              <span>{one}</span>
            </label>
          ))}
        </fieldset>
        <input type="checkbox" id="gift" hidden checked={gift} onChange={(event) => setGift(event.target.checked)} />
        <label htmlFor="gift">Wrap as a gift</label>
        <label hidden>
          Secret sale <input type="checkbox" />
        </label>
        <button>Book trip</button>
      </form>
      <p>
        Voucher: TEA-10 <button onClick={() => navigator.clipboard.writeText('TEA-10')}>Copy voucher</button>
      </p>
      <p role="status">{done.length > 0 && `${done.length} done`}</p>
    </main>
  );
}
