import { useState } from 'react';

import { useShown } from '../use-shown';
import { BoardTitle } from './board-title';
import { TaskRow, type Task } from './task-row';

const start: Task[] = [
  { id: 1, title: 'Order paint', owner: 'ada' },
  { id: 2, title: 'Fix the gate', owner: 'bo' },
  { id: 3, title: 'Water the roses', owner: 'cleo' },
];

export function TasksPage() {
  const [title, setTitle] = useState('Garden');
  const [tasks, setTasks] = useState(start);
  useShown({ title, tasks });

  async function save(task: Task) {
    await fetch(`/api/tasks/${task.id}`, { method: 'PUT', body: JSON.stringify(task) });
    setTasks((before) => before.map((one) => (one.id === task.id ? task : one)));
  }
  async function rename(next: string) {
    await fetch('/api/board', { method: 'PATCH', body: JSON.stringify({ title: next }) });
    setTitle(next);
  }

  return (
    <main>
      <BoardTitle title={title} onRename={rename} />
      <table>
        <caption>Tasks</caption>
        <thead>
          <tr>
            <th scope="col">Task</th>
            <th scope="col">Owner</th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {tasks.map((task) => (
            <TaskRow key={task.id} task={task} onSave={save} />
          ))}
        </tbody>
      </table>
    </main>
  );
}
