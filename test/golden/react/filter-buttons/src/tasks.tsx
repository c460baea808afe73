import { useState } from 'react';
import { create } from 'zustand';

const filters = ['all', 'active', 'complete'];

const useView = create((set) => ({
  order: 'newest',
  setOrder: (order) => set({ order }),
}));

/** Each row of buttons chooses one value, also where a value reads like an act. */
export function Tasks({ tasks }: { tasks: { id: number; title: string; complete: boolean }[] }) {
  const [filter, setFilter] = useState('all');
  const [size, setSize] = useState('small');
  const { order, setOrder } = useView();
  const resize = (next: string) => setSize(next);
  const mark = (how: string) => fetch('/tasks', { method: 'POST', body: how });
  return (
    <main>
      <div>
        {filters.map((item) => (
          <button key={item} onClick={() => setFilter(item)}>
            {item}
          </button>
        ))}
      </div>
      <div>
        <button onClick={() => resize('small')}>Small</button>
        <button onClick={() => resize('post')}>Post</button>
      </div>
      <div>
        <button onClick={() => setOrder('newest')}>Newest</button>
        <button onClick={() => setOrder('start')}>Start</button>
      </div>
      <div>
        <button onClick={() => mark('open')}>Open again</button>
        <button onClick={() => mark('complete')}>Complete</button>
      </div>
      <p>
        {filter} {size} {order}
      </p>
      <ul>
        {tasks.map((task) => (
          <li key={task.id}>{task.title}</li>
        ))}
      </ul>
    </main>
  );
}
