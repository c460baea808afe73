/** The state of the app. */
export const playground = {
  user: 'Dana',
  view: 'All',
  tasks: [
    { id: 1, title: 'Water the ferns', priority: 'low', done: false },
    { id: 2, title: 'Call the plumber', priority: 'high', done: true },
    { id: 3, title: 'Bake rye bread', priority: 'low', done: false },
  ],
};

export const shows = { All: () => true, Open: (task) => !task.done, Finished: (task) => task.done };

export function addTask(title, priority) {
  playground.tasks.push({ id: Date.now(), title, priority, done: false });
}

export function deleteTask(id) {
  playground.tasks = playground.tasks.filter((task) => task.id !== id);
}

export function deleteFinished() {
  playground.tasks = playground.tasks.filter((task) => !task.done);
}

export function finishTask(id) {
  playground.tasks = playground.tasks.map((task) => (task.id === id ? { ...task, done: !task.done } : task));
}
