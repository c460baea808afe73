import { useState } from 'react';
import { useTasks } from './store';

/** A box is ticked at one status. A status beside another state of the record names no box. */
export function Tasks() {
  const { tasks, update } = useTasks();
  const [unit, setUnit] = useState('metric');
  return (
    <main>
      <input type="checkbox" checked={unit === 'imperial'} onChange={() => setUnit(unit === 'imperial' ? 'metric' : 'imperial')} />
      <ul>
        {tasks.map((task) => (
          <li key={task.id}>
            <input
              type="checkbox"
              checked={task.status === 'done'}
              onChange={(event) => update(task.id, { status: event.target.checked ? 'done' : 'open' })}
            />
            <input type="checkbox" checked={task.owner === task.reviewer} onChange={() => update(task.id, { reviewer: null })} />
            <input type="checkbox" checked={task.starred} onChange={() => update(task.id, { starred: !task.starred })} />
            {task.title}
          </li>
        ))}
      </ul>
    </main>
  );
}
