// The state of the app.
const playground = {
  user: 'Dana',
  view: 'All',
  exported: 0,
  tasks: [
    { id: 1, title: 'Water the ferns', priority: 'low', done: false },
    { id: 2, title: 'Call the plumber', priority: 'high', done: true },
    { id: 3, title: 'Bake rye bread', priority: 'low', done: false },
  ],
};

function addTask(title, priority) {
  playground.tasks.push({ id: Date.now(), title, priority, done: false });
}

function deleteTask(id) {
  playground.tasks = playground.tasks.filter((task) => task.id !== id);
}

function deleteFinished() {
  playground.tasks = playground.tasks.filter((task) => !task.done);
}

function finishTask(id) {
  playground.tasks = playground.tasks.map((task) => (task.id === id ? { ...task, done: !task.done } : task));
}

Object.assign(window, { finishTask, addTask, deleteTask, deleteFinished });
