export interface Task {
  id: number;
  title: string;
  priority: string;
  done: boolean;
}

/** The state of the app. */
export const playground = {
  user: 'Dana',
  view: 'All',
  tasks: [
    { id: 1, title: 'Water the ferns', priority: 'low', done: false },
    { id: 2, title: 'Call the plumber', priority: 'high', done: true },
    { id: 3, title: 'Bake rye bread', priority: 'low', done: false },
  ] as Task[],
};

export const shows: Record<string, (task: Task) => boolean> = {
  All: () => true,
  Open: ({ done }) => !done,
  Finished: ({ done }) => done,
};

export function addTask(title: string, priority: string): void {
  playground.tasks.push({ id: Date.now(), title, priority, done: false });
}

export function deleteTask(id: number): void {
  playground.tasks = playground.tasks.filter((task) => task.id !== id);
}

export function finishTask(id: number): void {
  playground.tasks = playground.tasks.map((task) => (task.id === id ? { ...task, done: !task.done } : task));
}

export function deleteFinished(): void {
  playground.tasks = playground.tasks.filter(({ done }) => !done);
}
