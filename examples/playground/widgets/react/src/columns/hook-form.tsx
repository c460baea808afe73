import { useState } from 'react';
import { useForm } from 'react-hook-form';

import { type Booking, cities, empty, payments, rooms, useShown } from '../booking';
import { HookFormStay } from './hook-form-stay';

export function HookForm() {
  const { register, handleSubmit } = useForm<Booking>({ defaultValues: empty });
  const noteForm = useForm({ defaultValues: { text: '' } });
  const [saved, setSaved] = useState<Booking | null>(null);
  const [note, setNote] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  useShown(saved, note);

  return (
    <main>
      <h1>Booking</h1>
      <form onSubmit={handleSubmit((booking) => setSaved(booking))}>
        <label>
          Guest <input {...register('guest')} />
        </label>
        <label>
          Nights{' '}
          <input
            type="number"
            {...register('nights', { setValueAs: (value: string) => (value ? Number(value) : null) })}
          />
        </label>
        <label>
          Arrival <input type="date" {...register('arrival')} />
        </label>
        <label>
          Room{' '}
          <select {...register('room')}>
            <option value="">Any</option>
            {rooms.map((room) => (
              <option key={room} value={room}>
                {room}
              </option>
            ))}
          </select>
        </label>
        <label>
          <input type="checkbox" {...register('breakfast')} /> Breakfast
        </label>
        <fieldset>
          <legend>Payment</legend>
          {payments.map((payment) => (
            <label key={payment}>
              <input type="radio" value={payment} {...register('payment')} /> {payment}
            </label>
          ))}
        </fieldset>
        <label>
          City <input list="cities" {...register('city')} />
        </label>
        <datalist id="cities">
          {cities.map((city) => (
            <option key={city} value={city} />
          ))}
        </datalist>
        <button type="submit">Save booking</button>
      </form>
      {saved && <p role="status">Booking saved: {Object.values(saved).join(', ')}</p>}
      <button type="button" onClick={() => setIsOpen(true)}>
        Add note
      </button>
      {isOpen && (
        <div role="dialog" aria-modal="true" aria-label="Note">
          <form
            onSubmit={noteForm.handleSubmit(({ text }) => {
              setNote(text);
              setIsOpen(false);
            })}
          >
            <label>
              Text <textarea {...noteForm.register('text')} />
            </label>
            <button type="submit">Keep note</button>
          </form>
        </div>
      )}
      <HookFormStay />
    </main>
  );
}
