import { useState } from 'react';

import { useShown } from '../use-shown';

const filters = ['all', 'active', 'complete'];
const start = [
  { id: 1, title: 'Buy milk', complete: false },
  { id: 2, title: 'Call Ann', complete: true },
];

/** Buttons that choose a value, also where a value reads like an act, beside buttons that act. */
export function FilterChoices() {
  const [filter, setFilter] = useState('all');
  const [tasks, setTasks] = useState(start);
  const [density, setDensity] = useState('roomy');
  useShown({ filter, density, tasks });
  const pack = (next: string) => setDensity(next);
  const markAll = async (complete: boolean) => {
    await fetch('/favicon.ico', { method: 'POST' });
    setTasks(tasks.map((task) => ({ ...task, complete })));
  };
  const shown = tasks.filter(({ complete }) => filter === 'all' || complete === (filter === 'complete'));
  return (
    <main>
      <h1>Tasks</h1>
      <div>
        {filters.map((item) => (
          <button key={item} className={filter === item ? 'chosen' : ''} onClick={() => setFilter(item)}>
            {item}
          </button>
        ))}
      </div>
      <div>
        <button aria-pressed={density === 'roomy'} onClick={() => pack('roomy')}>
          Roomy
        </button>
        <button aria-pressed={density === 'book'} onClick={() => pack('book')}>
          Book
        </button>
      </div>
      <div>
        <button onClick={() => markAll(false)}>Reopen all</button>
        <button onClick={() => markAll(true)}>Complete all</button>
      </div>
      <ul>
        {shown.map(({ id, title, complete }) => (
          <li key={id}>
            {title} {complete ? '(done)' : ''}
          </li>
        ))}
      </ul>
    </main>
  );
}
