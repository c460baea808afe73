import { useState } from 'react';

const woods = [
  { id: 'oak', title: 'Oak' },
  { id: 'ash', title: 'Ash' },
];

export function TablePage() {
  const [wood, setWood] = useState('oak');

  async function order() {
    await fetch('/api/tables', { method: 'POST', body: JSON.stringify({ wood }) });
  }

  return (
    <main>
      <h1>Build a table</h1>
      <div role="radiogroup" aria-label="Wood">
        {woods.map(({ id, title }) => (
          <button key={id} type="button" role="radio" aria-checked={wood === id} onClick={() => setWood(id)}>
            {title}
          </button>
        ))}
      </div>
      <button type="button" onClick={order}>
        Order table
      </button>
    </main>
  );
}
