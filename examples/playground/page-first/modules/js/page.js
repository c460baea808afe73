import { make } from './parts.js';
import { addTask, deleteFinished, deleteTask, finishTask, playground, shows } from './tasks.js';

const app = document.querySelector('#app');

function draw() {
  app.replaceChildren(
    make('h1', {}, 'Tasks'),
    make('button', {}, 'Soon to come'),
    make('button', { id: 'guide' }, 'Take the tour'),
    make('button', { click: openProfile }, `Signed in as ${playground.user}`),
    form(),
    views(),
    list(),
    make('div', {}, ...playground.tasks.map(card)),
    make('button', { click: clear }, 'Clear finished'),
    make('output', { id: 'state' }, JSON.stringify(playground)),
  );
  document.dispatchEvent(new Event('drawn'));
}

function form() {
  const title = make('input', { id: 'title', name: 'title', required: '' });
  const options = ['low', 'high'].map((value) => make('option', { value }, value === 'low' ? 'Low' : 'High'));
  const priority = make('select', { id: 'priority', name: 'priority' }, ...options);
  const submit = (event) => {
    event.preventDefault();
    addTask(title.value, priority.value);
    draw();
  };
  return make(
    'form',
    { 'aria-label': 'New task', submit },
    make('label', { for: 'title' }, 'Title'),
    title,
    make('label', { for: 'priority' }, 'Priority'),
    priority,
    make('button', { type: 'submit' }, 'Add task'),
  );
}

function views() {
  const buttons = Object.keys(shows).map((view) =>
    make('button', { class: 'view', 'aria-pressed': String(playground.view === view) }, view),
  );
  const choose = (event) => {
    if (!event.target.matches('.view')) return;
    playground.view = event.target.textContent;
    draw();
  };
  return make('div', { role: 'group', 'aria-label': 'View', click: choose }, ...buttons);
}

function list() {
  const rows = playground.tasks
    .filter(shows[playground.view])
    .map((task) => make('li', { 'data-id': task.id }, make('b', {}, task.title), ' ', dropButton()));
  const drop = (event) => {
    if (!event.target.classList.contains('drop')) return;
    deleteTask(Number(event.target.closest('li').dataset.id));
    draw();
  };
  return make('ul', { 'aria-label': 'Tasks', click: drop }, ...rows);
}

const dropButton = () => make('button', { class: 'drop' }, 'Delete');

function card(task) {
  const tick = make('input', { type: 'checkbox', change: () => (finishTask(task.id), draw()) });
  tick.checked = task.done;
  return make('div', { class: 'card' }, make('p', {}, task.title), tick);
}

function clear() {
  deleteFinished();
  draw();
}

function openProfile() {
  alert('Your profile');
}

draw();
