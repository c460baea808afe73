import { useRef, useState, type SubmitEvent } from 'react';

import { type Booking, cities, empty, payments, rooms, useShown } from '../booking';
import { ControlledStay } from './controlled-stay';

export function Controlled() {
  const [booking, setBooking] = useState<Booking>(empty);
  const [saved, setSaved] = useState<Booking | null>(null);
  const [text, setText] = useState('');
  const [note, setNote] = useState('');
  const dialog = useRef<HTMLDialogElement>(null);
  useShown(saved, note);

  const set = <Key extends keyof Booking>(key: Key, value: Booking[Key]) =>
    setBooking((now) => ({ ...now, [key]: value }));

  function save(event: SubmitEvent) {
    event.preventDefault();
    setSaved(booking);
  }

  function keepNote() {
    setNote(text);
    dialog.current?.close();
  }

  return (
    <main>
      <h1>Booking</h1>
      <form onSubmit={save}>
        <label>
          Guest <input value={booking.guest} onChange={(event) => set('guest', event.target.value)} />
        </label>
        <label>
          Nights{' '}
          <input
            type="number"
            min={1}
            max={30}
            value={booking.nights ?? ''}
            onChange={(event) => set('nights', event.target.value === '' ? null : event.target.valueAsNumber)}
          />
        </label>
        <label>
          Arrival <input type="date" value={booking.arrival} onChange={(event) => set('arrival', event.target.value)} />
        </label>
        <label>
          Room{' '}
          <select value={booking.room} onChange={(event) => set('room', event.target.value)}>
            <option value="">Any</option>
            {rooms.map((room) => (
              <option key={room}>{room}</option>
            ))}
          </select>
        </label>
        <label>
          <input
            type="checkbox"
            checked={booking.breakfast}
            onChange={(event) => set('breakfast', event.target.checked)}
          />{' '}
          Breakfast
        </label>
        <fieldset>
          <legend>Payment</legend>
          {payments.map((payment) => (
            <label key={payment}>
              <input
                type="radio"
                name="payment"
                value={payment}
                checked={booking.payment === payment}
                onChange={() => set('payment', payment)}
              />{' '}
              {payment}
            </label>
          ))}
        </fieldset>
        <label>
          City <input list="cities" value={booking.city} onChange={(event) => set('city', event.target.value)} />
        </label>
        <datalist id="cities">
          {cities.map((city) => (
            <option key={city} value={city} />
          ))}
        </datalist>
        <button type="submit">Save booking</button>
      </form>
      {saved && <p role="status">Booking saved: {Object.values(saved).join(', ')}</p>}
      <button type="button" onClick={() => dialog.current?.showModal()}>
        Add note
      </button>
      <dialog ref={dialog} aria-label="Note">
        <label>
          Text <textarea value={text} onChange={(event) => setText(event.target.value)} />
        </label>
        <button type="button" onClick={keepNote}>
          Keep note
        </button>
      </dialog>
      <ControlledStay />
    </main>
  );
}
