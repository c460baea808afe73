import $ from 'jquery';

import { addTask, deleteFinished, deleteTask, finishTask, playground, shows, type Task } from './tasks';

/** Makes a control from its description, so that no markup names a control. */
const make = (tag: string, attributes: Record<string, string>, text = ''): JQuery =>
  $(document.createElement(tag)).attr(attributes).text(text);

const app = $('#app')
  .on('submit', 'form', function (event) {
    event.preventDefault();
    const [title, priority] = $(this).serializeArray();
    addTask(title!.value, priority!.value);
    draw();
  })
  .on('click', '.drop', function () {
    deleteTask(Number($(this).closest('li').data('id')));
    draw();
  })
  .on('change', '.card input', function () {
    finishTask(Number($(this).closest('.card').data('id')));
    draw();
  })
  .on('click', '.view', function () {
    playground.view = $(this).text();
    draw();
  })
  .on('click', '.clear', function () {
    deleteFinished();
    draw();
  })
  .on('click', '.profile', () => alert('Your profile'));

function draw(): void {
  app
    .empty()
    .append(
      make('h1', {}, 'Tasks'),
      make('button', {}, 'Soon to come'),
      make('button', {}, 'Take the tour').on('click', $.noop),
      make('button', { class: 'profile' }, `Signed in as ${playground.user}`),
      form(),
      make('div', { role: 'group', 'aria-label': 'View' }).append(Object.keys(shows).map(viewButton)),
      make('ul', { 'aria-label': 'Tasks' }).append(playground.tasks.filter(shows[playground.view]!).map(row)),
      $('<div>').append(playground.tasks.map(card)),
      make('button', { class: 'clear' }, 'Clear finished'),
      make('output', { id: 'state' }, JSON.stringify(playground)),
    );
}

function form(): JQuery {
  const options = ['low', 'high'].map((value) => make('option', { value }, value === 'low' ? 'Low' : 'High'));
  return make('form', { 'aria-label': 'New task' }).append(
    make('label', { for: 'title' }, 'Title'),
    make('input', { id: 'title', name: 'title', required: '' }),
    make('label', { for: 'priority' }, 'Priority'),
    make('select', { id: 'priority', name: 'priority' }).append(options),
    make('button', { type: 'submit' }, 'Add task'),
  );
}

function viewButton(view: string): JQuery {
  return make('button', { class: 'view', 'aria-pressed': String(playground.view === view) }, view);
}

function row({ id, title }: Task): JQuery {
  return make('li', { 'data-id': String(id) }).append(
    make('b', {}, title),
    ' ',
    make('button', { class: 'drop' }, 'Delete'),
  );
}

function card({ id, title, done }: Task): JQuery {
  const tick = make('input', { type: 'checkbox' }).prop('checked', done);
  return make('div', { class: 'card', 'data-id': String(id) }).append(make('p', {}, title), tick);
}

draw();
