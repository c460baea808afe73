import { useState } from 'react';

const wares = [
  { id: 1, name: 'Tea' },
  { id: 2, name: 'Bread' },
];

/** The text beside a box is the record of its row, and no label. "Fresh" is beside the box of each row. */
export function Pantry() {
  const [chosen, setChosen] = useState<number[]>([]);
  const [fresh, setFresh] = useState<number[]>([]);
  const toggle = (id: number) => setChosen((all) => (all.includes(id) ? all.filter((one) => one !== id) : [...all, id]));
  return (
    <ul>
      {wares.map((ware) => (
        <li key={ware.id}>
          <input type="checkbox" checked={chosen.includes(ware.id)} onChange={() => toggle(ware.id)} />
          {ware.name}
          <button onClick={() => localStorage.setItem('basket', ware.name)}>Add to basket</button>
          <input type="checkbox" checked={fresh.includes(ware.id)} onChange={() => setFresh([...fresh, ware.id])} />
          Fresh
        </li>
      ))}
    </ul>
  );
}
