import { createElement, startTransition, useReducer } from 'react';
import { createRoot } from 'react-dom/client';

import { draw, type Part } from './parts';
import { addTask, deleteFinished, deleteTask, finishTask, playground, shows } from './tasks';

const part = (is: string, props: Record<string, unknown> = {}, ...inside: (Part | string)[]): Part => ({
  is,
  with: props,
  inside,
});

function App() {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const add = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = new FormData(event.target as HTMLFormElement);
    addTask(String(form.get('title')), String(form.get('priority')));
    redraw();
  };
  const choose = (view: string): void => {
    playground.view = view;
    redraw();
  };
  const rows = playground.tasks
    .filter(shows[playground.view]!)
    .map((task) =>
      part(
        'li',
        { key: task.id },
        part('b', {}, task.title),
        part('button', { onClick: () => (deleteTask(task.id), redraw()) }, 'Delete'),
      ),
    );
  const card = ({ id, title, done }: (typeof playground.tasks)[number]): Part =>
    part(
      'div',
      { className: 'card', key: id },
      part('p', {}, title),
      part('input', { type: 'checkbox', checked: done, onChange: () => (finishTask(id), redraw()) }),
    );
  return draw(
    part(
      'main',
      {},
      part('h1', {}, 'Tasks'),
      part('button', {}, 'Soon to come'),
      part('button', { onClick: startTransition }, 'Take the tour'),
      part('button', { onClick: () => alert('Your profile') }, `Signed in as ${playground.user}`),
      part(
        'form',
        { 'aria-label': 'New task', onSubmit: add },
        part('label', { htmlFor: 'title' }, 'Title'),
        part('input', { id: 'title', name: 'title', required: true }),
        part('label', { htmlFor: 'priority' }, 'Priority'),
        part(
          'select',
          { id: 'priority', name: 'priority' },
          part('option', { value: 'low' }, 'Low'),
          part('option', { value: 'high' }, 'High'),
        ),
        part('button', { type: 'submit' }, 'Add task'),
      ),
      part(
        'div',
        { role: 'group', 'aria-label': 'View' },
        ...Object.keys(shows).map((view) =>
          part('button', { 'aria-pressed': playground.view === view, onClick: () => choose(view) }, view),
        ),
      ),
      part('ul', { 'aria-label': 'Tasks' }, ...rows),
      part('div', {}, ...playground.tasks.map(card)),
      part('button', { onClick: () => (deleteFinished(), redraw()) }, 'Clear finished'),
      part('output', { id: 'state' }, JSON.stringify(playground)),
    ),
  );
}

createRoot(document.getElementById('root')!).render(createElement(App));
