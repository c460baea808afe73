import { useState } from 'react';

const ways = [
  { id: 'post', label: 'By post', price: 4 },
  { id: 'bike', label: 'By bike', price: 7 },
];

export function Shipping() {
  const [way, setWay] = useState('post');
  return (
    <div>
      <p>How shall we send it?</p>
      {ways.map((one) => (
        <label key={one.id}>
          <input type="radio" value={one.id} checked={way === one.id} onChange={() => setWay(one.id)} />
          {one.label} ({one.price} €)
        </label>
      ))}
    </div>
  );
}
