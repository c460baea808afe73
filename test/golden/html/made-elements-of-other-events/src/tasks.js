let tasks = JSON.parse(localStorage.getItem('tasks') ?? '[]');

// A double click marks a task, and a moved mouse only draws.
function draw() {
  const list = document.getElementById('tasks');
  list.replaceChildren();
  for (const task of tasks) {
    const item = document.createElement('li');
    const title = document.createElement('span');
    title.textContent = task.title;
    title.addEventListener('dblclick', () => mark(task.id));
    const bar = document.createElement('span');
    bar.addEventListener('mousemove', () => bar.classList.add('near'));
    item.append(title, bar);
    list.append(item);
  }
}

function mark(id) {
  tasks = tasks.map((task) => (task.id === id ? { ...task, done: !task.done } : task));
  localStorage.setItem('tasks', JSON.stringify(tasks));
  draw();
}

draw();
