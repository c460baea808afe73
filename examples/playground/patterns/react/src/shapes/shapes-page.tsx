import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';

import { useShown } from '../use-shown';

const sizes = ['Small', 'Medium', 'Large'];
const colours = [
  { id: 'oak', title: 'Oak' },
  { id: 'ash', title: 'Ash' },
  { id: 'teak', title: 'Teak' },
];

export function ShapesPage() {
  const [size, setSize] = useState('Medium');
  const [wood, setWood] = useState('oak');
  const [edge, setEdge] = useState('round');
  const [orders, setOrders] = useState<object[]>([]);
  useShown({ size, wood, edge, orders });

  async function order() {
    await fetch('/api/tables', { method: 'POST', body: JSON.stringify({ size, wood, edge }) });
    setOrders((before) => [...before, { size, wood, edge }]);
  }

  return (
    <main>
      <h1>Build a table</h1>
      <div role="group" aria-label="Size">
        {sizes.map((one) => (
          <button key={one} type="button" aria-pressed={size === one} onClick={() => setSize(one)}>
            {one}
          </button>
        ))}
      </div>
      <div role="radiogroup" aria-label="Wood">
        {colours.map(({ id, title }) => (
          <button key={id} type="button" role="radio" aria-checked={wood === id} onClick={() => setWood(id)}>
            {title}
          </button>
        ))}
      </div>
      <ToggleButtonGroup
        exclusive
        aria-label="Edge"
        value={edge}
        onChange={(_, value: string | null) => value !== null && setEdge(value)}
      >
        <ToggleButton value="round">Round</ToggleButton>
        <ToggleButton value="straight">Straight</ToggleButton>
      </ToggleButtonGroup>
      <button type="button" onClick={order}>
        Order table
      </button>
      {orders.length > 0 && <p role="status">{orders.length} ordered</p>}
    </main>
  );
}
