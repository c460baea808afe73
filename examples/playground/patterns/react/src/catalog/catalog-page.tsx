import { useDeferredValue, useState } from 'react';

import { useShown } from '../use-shown';

const lamps = [
  { name: 'Desk lamp', room: 'office', price: 40, isNew: true },
  { name: 'Reading lamp', room: 'bedroom', price: 65, isNew: false },
  { name: 'Floor lamp', room: 'living', price: 120, isNew: true },
  { name: 'Night light', room: 'bedroom', price: 15, isNew: false },
];

export function CatalogPage() {
  const [text, setText] = useState('');
  const [room, setRoom] = useState('');
  const [most, setMost] = useState('200');
  const [onlyNew, setOnlyNew] = useState(false);
  const wanted = useDeferredValue(text.toLowerCase());
  const found = lamps.filter(
    (lamp) =>
      lamp.name.toLowerCase().includes(wanted) &&
      (room === '' || lamp.room === room) &&
      lamp.price <= Number(most) &&
      (!onlyNew || lamp.isNew),
  );
  useShown({ text, room, most, onlyNew, found: found.map(({ name }) => name) });

  return (
    <main>
      <h1>Lamps</h1>
      <div>
        <input
          type="search"
          placeholder="Search lamps"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <label>
          Room{' '}
          <select value={room} onChange={(event) => setRoom(event.target.value)}>
            <option value="">Any room</option>
            <option value="office">Office</option>
            <option value="bedroom">Bedroom</option>
            <option value="living">Living room</option>
          </select>
        </label>
        <label>
          Highest price{' '}
          <input
            type="range"
            min="0"
            max="200"
            step="5"
            value={most}
            onChange={(event) => setMost(event.target.value)}
          />
        </label>
        <label>
          <input type="checkbox" checked={onlyNew} onChange={(event) => setOnlyNew(event.target.checked)} /> Only new
        </label>
        <button
          type="button"
          onClick={() => {
            setText('');
            setRoom('');
            setMost('200');
            setOnlyNew(false);
          }}
        >
          Clear filters
        </button>
      </div>
      <p aria-live="polite">{found.length} lamps</p>
      <ul>
        {found.map((lamp) => (
          <li key={lamp.name}>
            {lamp.name}, {lamp.price}
          </li>
        ))}
      </ul>
    </main>
  );
}
