// "Place order" ends the wizard, because it sends the data of each step. "Send rating" sends other data.
import { useState } from 'react';

export default function App() {
  const [step, setStep] = useState(0);
  const [data, setData] = useState({ email: '', city: '' });
  const [rating, setRating] = useState('');
  const order = () => fetch('/orders', { method: 'POST', body: JSON.stringify(data) });
  return (
    <main>
      {step === 0 && (
        <label>
          Email
          <input value={data.email} onChange={(e) => setData({ ...data, email: e.target.value })} />
        </label>
      )}
      {step === 1 && (
        <label>
          City
          <input value={data.city} onChange={(e) => setData({ ...data, city: e.target.value })} />
        </label>
      )}
      {step < 1 ? <button onClick={() => setStep(step + 1)}>Next</button> : <button onClick={order}>Place order</button>}
      <button onClick={() => fetch('/ratings', { method: 'POST', body: rating })}>Send rating</button>
      <input placeholder="Your rating" value={rating} onChange={(e) => setRating(e.target.value)} />
    </main>
  );
}
