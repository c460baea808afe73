import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';

import { bookingSchema } from './schema';

export function Booking() {
  const {
    register,
    handleSubmit,
    formState: { errors },
  } = useForm({ resolver: zodResolver(bookingSchema) });
  const book = async (values) => {
    await fetch('/api/bookings', { method: 'POST', body: JSON.stringify(values) });
  };
  return (
    <form onSubmit={handleSubmit(book)}>
      <h2>Book a room</h2>
      <label>
        E-mail <input {...register('email')} />
      </label>
      <label>
        Phone <input {...register('phone')} />
      </label>
      <label>
        Guest <input {...register('guest')} />
      </label>
      <label>
        Nights <input {...register('nights')} />
      </label>
      <label>
        Age <input {...register('age')} />
      </label>
      <label>
        Room <input {...register('room')} />
      </label>
      <label>
        Site <input {...register('site')} />
      </label>
      <label>
        Note <textarea {...register('note')} />
      </label>
      <label>
        Code <input {...register('code')} />
      </label>
      <label>
        Arrival <input type="date" {...register('arrival')} />
      </label>
      <label>
        <input type="checkbox" {...register('terms')} /> I agree
      </label>
      <label>
        Extra <input {...register('extra')} />
      </label>
      <label>
        City <input {...register('address.city')} />
      </label>
      <label>
        Street <input {...register('address.street')} />
      </label>
      <label>
        Newsletter <input name="newsletter" />
      </label>
      {errors.root && <p role="alert">{errors.root.message}</p>}
      <button type="submit">Book</button>
    </form>
  );
}
