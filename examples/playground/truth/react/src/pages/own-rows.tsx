import { useState, type FormEvent } from 'react';

import { useShown } from '../use-shown';

interface Line {
  item: string;
  quantity: string;
}

const seats = ['Window seat', 'Aisle seat'];
const goods = ['Tea', 'Salt'];

/** Forms with rows of their own: one row at the start, two rows with required fields, and rows with optional fields. */
export function OwnRows() {
  const [client, setClient] = useState('');
  const [lines, setLines] = useState<Line[]>([{ item: '', quantity: '' }]);
  const [guests, setGuests] = useState(seats.map(() => ''));
  const [counts, setCounts] = useState(goods.map(() => ''));
  const [remark, setRemark] = useState('');
  const [saved, setSaved] = useState<object[]>([]);
  useShown(saved);
  const setLine = (at: number, part: Partial<Line>) =>
    setLines(lines.map((line, index) => (index === at ? { ...line, ...part } : line)));
  const keep = (event: FormEvent, record: object) => {
    event.preventDefault();
    setSaved([...saved, record]);
  };

  return (
    <main>
      <form aria-label="New invoice" onSubmit={(event) => keep(event, { client, lines })}>
        <label>
          Client <input required value={client} onChange={(event) => setClient(event.target.value)} />
        </label>
        <ul>
          {lines.map((line, at) => (
            <li key={at}>
              <label>
                Item name
                <input required value={line.item} onChange={(event) => setLine(at, { item: event.target.value })} />
              </label>
              <label>
                Quantity
                <input
                  type="number"
                  value={line.quantity}
                  onChange={(event) => setLine(at, { quantity: event.target.value })}
                />
              </label>
              <button type="button" onClick={() => setLines(lines.filter((_, index) => index !== at))}>
                Remove line
              </button>
            </li>
          ))}
        </ul>
        <button type="button" onClick={() => setLines([...lines, { item: '', quantity: '' }])}>
          Add line
        </button>
        <button>Save invoice</button>
      </form>
      <form aria-label="New booking" onSubmit={(event) => keep(event, { guests })}>
        {guests.map((guest, at) => (
          <p key={at}>
            <label>
              Guest name
              <input
                required
                value={guest}
                onChange={(event) => setGuests(guests.map((one, index) => (index === at ? event.target.value : one)))}
              />
            </label>
          </p>
        ))}
        <button>Book seats</button>
      </form>
      <form aria-label="New order" onSubmit={(event) => keep(event, { counts, remark })}>
        {goods.map((good, at) => (
          <p key={good}>
            <b>{good}</b>
            <label>
              Count
              <input
                value={counts[at]}
                onChange={(event) => setCounts(counts.map((one, index) => (index === at ? event.target.value : one)))}
              />
            </label>
          </p>
        ))}
        <label>
          Remark <input required value={remark} onChange={(event) => setRemark(event.target.value)} />
        </label>
        <button>Place order</button>
      </form>
      <p role="status">{saved.length} saved</p>
    </main>
  );
}
