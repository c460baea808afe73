import { useRef, useState } from 'react';

import { type Booking, cities, payments, rooms, useShown } from '../booking';
import { UncontrolledStay } from './uncontrolled-stay';

export function Uncontrolled() {
  const [saved, setSaved] = useState<Booking | null>(null);
  const [note, setNote] = useState('');
  const dialog = useRef<HTMLDialogElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  useShown(saved, note);

  function save(data: FormData) {
    const word = (key: string) => String(data.get(key) ?? '');
    setSaved({
      guest: word('guest'),
      nights: word('nights') === '' ? null : Number(word('nights')),
      arrival: word('arrival'),
      room: word('room'),
      breakfast: data.get('breakfast') === 'on',
      payment: word('payment'),
      city: word('city'),
    });
  }

  function keepNote() {
    setNote(text.current?.value ?? '');
    dialog.current?.close();
  }

  return (
    <main>
      <h1>Booking</h1>
      <form action={save}>
        <label htmlFor="guest">Guest</label>
        <input id="guest" name="guest" />
        <label htmlFor="nights">Nights</label>
        <input id="nights" name="nights" type="number" min={1} max={30} />
        <label htmlFor="arrival">Arrival</label>
        <input id="arrival" name="arrival" type="date" />
        <label htmlFor="room">Room</label>
        <select id="room" name="room" defaultValue="">
          <option value="">Any</option>
          {rooms.map((room) => (
            <option key={room} value={room}>
              {room}
            </option>
          ))}
        </select>
        <div>
          <input id="breakfast" name="breakfast" type="checkbox" />
          <label htmlFor="breakfast">Breakfast</label>
        </div>
        <fieldset>
          <legend>Payment</legend>
          {payments.map((payment) => (
            <label key={payment}>
              <input type="radio" name="payment" value={payment} /> {payment}
            </label>
          ))}
        </fieldset>
        <label htmlFor="city">City</label>
        <input id="city" name="city" list="cities" />
        <datalist id="cities">
          {cities.map((city) => (
            <option key={city} value={city} />
          ))}
        </datalist>
        <button>Save booking</button>
      </form>
      {saved && <p role="status">Booking saved: {Object.values(saved).join(', ')}</p>}
      <button type="button" onClick={() => dialog.current?.showModal()}>
        Add note
      </button>
      <dialog ref={dialog} aria-labelledby="note">
        <h2 id="note">Note</h2>
        <label htmlFor="text">Text</label>
        <textarea id="text" ref={text} />
        <button type="button" onClick={keepNote}>
          Keep note
        </button>
      </dialog>
      <UncontrolledStay />
    </main>
  );
}
