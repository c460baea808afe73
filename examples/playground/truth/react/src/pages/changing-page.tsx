import { useState, type FormEvent } from 'react';

import { useShown } from '../use-shown';

/** A form that loses a field while it is filled, and rows that change places. */
export function ChangingPage() {
  const [room, setRoom] = useState('');
  const [booked, setBooked] = useState<string[]>([]);
  const [guests, setGuests] = useState(['Ada', 'Ben']);
  const [notes, setNotes] = useState<Record<string, string>>({});
  useShown({ booked, notes });

  const book = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    setBooked((all) => [...all, `${values.get('guest')} in ${room}`]);
  };
  const keep = (event: FormEvent<HTMLFormElement>, guest: string): void => {
    event.preventDefault();
    const note = String(new FormData(event.currentTarget).get('note'));
    setNotes((all) => ({ ...all, [guest]: note }));
  };
  return (
    <main>
      <h1>Changing page</h1>
      <form aria-label="Booking" onSubmit={book}>
        {room !== '13' && (
          <label>
            Guest <input name="guest" />
          </label>
        )}
        <label>
          Room <input name="room" value={room} onChange={({ target }) => setRoom(target.value)} />
        </label>
        <button>Book room</button>
      </form>
      <p role="status">{booked.join(', ')}</p>
      <ul>
        {guests.map((guest, at) => (
          // The rows are told apart by their places, so a new order changes the text of each row.
          <li key={at}>
            <b>{guest}</b>
            <form onSubmit={(event) => keep(event, guest)}>
              <label>
                Note{' '}
                <input
                  name="note"
                  onChange={({ target }) => {
                    if (target.value === 'swap') setGuests(([one, other]) => [other!, one!]);
                  }}
                />
              </label>
              <button>Keep note</button>
            </form>
            <i>{notes[guest]}</i>
          </li>
        ))}
      </ul>
    </main>
  );
}
