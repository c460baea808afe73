import { useState } from 'react';

import { useShown } from '../use-shown';

const start = [
  { id: 1, name: 'Buy milk', due: 'Monday', place: 'Market hall' },
  { id: 2, name: 'Buy milk', due: 'Friday', place: 'Market hall' },
  { id: 3, name: 'Call Ann', due: 'Monday', place: 'Office' },
];
const twins = [
  { id: 1, name: 'Paper cup' },
  { id: 2, name: 'Paper cup' },
  { id: 3, name: 'Tin plate' },
];

export function EqualRows() {
  const [tasks, setTasks] = useState(start);
  const [goods, setGoods] = useState(twins);
  const [shown, setShown] = useState<number[]>([]);
  useShown({ tasks: tasks.map(({ id }) => id), goods: goods.map(({ id }) => id), shown });
  return (
    <main>
      <h1>Equal rows</h1>
      <ul aria-label="Tasks">
        {tasks.map((task) => (
          <li key={task.id}>
            <strong>{task.name}</strong>
            <span>{task.place}</span>
            <em>{task.due}</em>
            <button onClick={() => setTasks((all) => all.filter(({ id }) => id !== task.id))}>Delete task</button>
          </li>
        ))}
      </ul>
      <ul aria-label="Goods">
        {goods.map((good) => (
          <li key={good.id}>
            <strong>{good.name}</strong>
            <button
              aria-expanded={shown.includes(good.id)}
              onClick={() =>
                setShown((all) => (all.includes(good.id) ? all.filter((id) => id !== good.id) : [...all, good.id]))
              }
            >
              Show details
            </button>
            <button onClick={() => setGoods((all) => all.filter(({ id }) => id !== good.id))}>Delete good</button>
            {shown.includes(good.id) && <p>Details of good {good.id}</p>}
          </li>
        ))}
      </ul>
    </main>
  );
}
