const dom = {
  list: document.querySelector('#list'),
  editor: document.querySelector('#editor'),
  question: document.querySelector('#question'),
};
let tasks = JSON.parse(localStorage.getItem('tasks') ?? '[]');
let chosen = null;

const open = (modal) => modal.classList.add('show');
const close = (modal) => modal.classList.remove('show');

dom.list.addEventListener('click', pressList);
document.getElementById('form').addEventListener('submit', (event) => keep(event));
document.getElementById('new').addEventListener('click', () => open(dom.editor));
document.getElementById('sure').addEventListener('click', () => {
  tasks = tasks.filter(({ id }) => id !== chosen);
  close(dom.question);
  save();
});
document.querySelectorAll('.close').forEach((button) => {
  button.addEventListener('click', () => close(button.closest('.modal')));
});
// Two functions have this name, so nobody knows which one answers.
document.getElementById('tools').addEventListener('click', press);

function pressList(event) {
  chosen = Number(event.target.closest('li').dataset.id);
  if (event.target.classList.contains('done')) toggle(chosen);
  else if (event.target.classList.contains('remove')) open(dom.question);
}

function keep(event) {
  event.preventDefault();
  tasks.push({ id: Date.now(), title: event.target.title.value });
  close(dom.editor);
  save();
}

function toggle(id) {
  const task = tasks.find((one) => one.id === id);
  task.done = !task.done;
  save();
}

function save() {
  localStorage.setItem('tasks', JSON.stringify(tasks));
  draw();
}

function draw() {
  dom.list.innerHTML = tasks
    .map((task) => `<li data-id="${task.id}">${task.title} <button class="done">Done</button><button class="remove">Delete</button></li>`)
    .join('');
}

function press(event) {
  if (event.target.matches('.print')) window.print();
}

{
  const press = (event) => event.target.matches('.share') && navigator.share({ title: 'Tasks' });
  document.body.addEventListener('keydown', press);
}

draw();
