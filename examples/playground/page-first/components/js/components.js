import { make } from './parts.js';
import { addTask, deleteFinished, deleteTask, finishTask, playground, shows } from './tasks.js';

/** A part of the page that draws itself anew into its shadow root after each change. */
class Part extends HTMLElement {
  connectedCallback() {
    this.attachShadow({ mode: 'open' });
    document.addEventListener('changed', () => this.draw());
    this.draw();
  }

  draw() {
    this.shadowRoot.replaceChildren(...this.parts());
  }

  change() {
    document.dispatchEvent(new Event('changed'));
  }
}

class TaskMenu extends Part {
  parts() {
    return [
      make('button', {}, 'Soon to come'),
      make('button', { click: () => alert('Your profile') }, `Signed in as ${playground.user}`),
      make('button', { click: () => this.clear() }, 'Clear finished'),
    ];
  }

  clear() {
    deleteFinished();
    this.change();
  }
}

class TaskForm extends Part {
  parts() {
    const title = make('input', { id: 'title', name: 'title', required: '' });
    const options = ['low', 'high'].map((value) => make('option', { value }, value === 'low' ? 'Low' : 'High'));
    const priority = make('select', { id: 'priority', name: 'priority' }, ...options);
    const submit = (event) => {
      event.preventDefault();
      addTask(title.value, priority.value);
      this.change();
    };
    return [
      make(
        'form',
        { 'aria-label': 'New task', submit },
        make('label', { for: 'title' }, 'Title'),
        title,
        make('label', { for: 'priority' }, 'Priority'),
        priority,
        make('button', { type: 'submit' }, 'Add task'),
      ),
    ];
  }
}

class TaskViews extends Part {
  parts() {
    const buttons = Object.keys(shows).map((view) =>
      make('button', { 'aria-pressed': String(playground.view === view), click: () => this.choose(view) }, view),
    );
    return [make('div', { role: 'group', 'aria-label': 'View' }, ...buttons)];
  }

  choose(view) {
    playground.view = view;
    this.change();
  }
}

class TaskList extends Part {
  parts() {
    const rows = playground.tasks
      .filter(shows[playground.view])
      .map((task) =>
        make('li', {}, make('b', {}, task.title), ' ', make('button', { click: () => this.drop(task.id) }, 'Delete')),
      );
    return [make('ul', { 'aria-label': 'Tasks' }, ...rows)];
  }

  drop(id) {
    deleteTask(id);
    this.change();
  }
}

class TaskCards extends Part {
  parts() {
    const cards = playground.tasks.map((task) => {
      const tick = make('input', { type: 'checkbox', change: () => this.finish(task.id) });
      tick.checked = task.done;
      return make('div', { class: 'card' }, make('p', {}, task.title), tick);
    });
    return [make('div', {}, ...cards)];
  }

  finish(id) {
    finishTask(id);
    this.change();
  }
}

const show = () => (document.querySelector('#state').textContent = JSON.stringify(playground));
document.addEventListener('changed', show);
show();

document.querySelector('main').append(make('button', { id: 'guide' }, 'Take the tour'));
customElements.define('task-menu', TaskMenu);
customElements.define('task-form', TaskForm);
customElements.define('task-views', TaskViews);
customElements.define('task-list', TaskList);
customElements.define('task-cards', TaskCards);
