import { useState } from 'react';
import { Link } from 'react-router';

import { useShown } from '../use-shown';

const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
/** The days from one day on, as the page counts them. */
const week = (first: number) => names.map((name, at) => ({ name, day: first + at }));

const start = [
  { id: 'a', title: 'Harbour walk', text: 'Along the old piers' },
  { id: 'b', title: 'Night market', text: 'Food from nine' },
];

/** Rows that are pressed as a whole: the buttons of days, boxes without a role, and links around a card. */
export function PressedRows() {
  const [days] = useState(week(7));
  const [day, setDay] = useState(7);
  const [walks] = useState(start);
  const [open, setOpen] = useState('');
  const [gone, setGone] = useState<string[]>([]);
  useShown({ day, open, gone });
  return (
    <main>
      <div>
        {days.map((one) => (
          <button key={one.day} aria-pressed={day === one.day} onClick={() => setDay(one.day)}>
            <span>{one.name}</span>
            <span>{one.day}</span>
          </button>
        ))}
      </div>
      <p>Day: {day}</p>
      <section>
        {walks
          .filter(({ id }) => !gone.includes(id))
          .map((walk) => (
            <div key={walk.id} style={{ cursor: 'pointer' }} onClick={() => setOpen(walk.id)}>
              <h3>{walk.title}</h3>
              <p>{walk.text}</p>
              <button
                onClick={(event) => {
                  event.stopPropagation();
                  setGone([...gone, walk.id]);
                }}
              >
                Remove walk
              </button>
            </div>
          ))}
      </section>
      {open !== '' && <p>Open: {walks.find(({ id }) => id === open)?.text}</p>}
      <aside>
        {walks.map((walk) => (
          <Link key={walk.id} to={`/pressed-rows?walk=${walk.id}`}>
            <h3>{walk.title}</h3>
            <p>{walk.text}</p>
          </Link>
        ))}
      </aside>
    </main>
  );
}
