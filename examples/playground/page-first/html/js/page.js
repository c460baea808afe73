const views = ['All', 'Open', 'Finished'];
const shows = { All: () => true, Open: (task) => !task.done, Finished: (task) => task.done };

function draw() {
  const app = document.getElementById('app');
  app.replaceChildren(
    make('h1', {}, 'Tasks'),
    make('button', {}, 'Soon to come'),
    make('button', { id: 'guide' }, 'Take the tour'),
    make('button', { onclick: () => openProfile() }, `Signed in as ${playground.user}`),
    form(),
    make('div', { role: 'group', 'aria-label': 'View' }, ...views.map(viewButton)),
    list(),
    make('div', {}, ...playground.tasks.map(card)),
    make('button', { onclick: () => (deleteFinished(), draw()) }, 'Clear finished'),
    document.createElement('task-stepper'),
    make('output', { id: 'state' }, JSON.stringify(playground)),
  );
  document.dispatchEvent(new Event('drawn'));
}

function form() {
  const title = make('input', { id: 'title', name: 'title', required: '' });
  const priority = make(
    'select',
    { id: 'priority', name: 'priority' },
    ...['low', 'high'].map((value) => make('option', { value }, value === 'low' ? 'Low' : 'High')),
  );
  const added = (event) => {
    event.preventDefault();
    addTask(title.value, priority.value);
    draw();
  };
  return make(
    'form',
    { 'aria-label': 'New task', onsubmit: added },
    make('label', { for: 'title' }, 'Title'),
    title,
    make('label', { for: 'priority' }, 'Priority'),
    priority,
    make('button', { type: 'submit' }, 'Add task'),
  );
}

function viewButton(view) {
  const pressed = String(playground.view === view);
  const choose = () => {
    playground.view = view;
    draw();
  };
  return make('button', { 'aria-pressed': pressed, onclick: choose }, view);
}

function list() {
  const shown = playground.tasks.filter(shows[playground.view]);
  const rows = shown.map(
    (task) => `<li data-id="${task.id}"><b>${task.title}</b> <button class="drop">Delete</button></li>`,
  );
  const all = make('ul', { 'aria-label': 'Tasks' });
  all.innerHTML = rows.join('');
  all.addEventListener('click', (event) => {
    if (!event.target.matches('.drop')) return;
    deleteTask(Number(event.target.closest('li').dataset.id));
    draw();
  });
  return all;
}

function card(task) {
  const tick = make('input', { type: 'checkbox', onchange: () => (finishTask(task.id), draw()) });
  tick.checked = task.done;
  return make('div', { class: 'card' }, make('p', {}, task.title), tick);
}

function openProfile() {
  alert('Your profile');
}

draw();
