import { bus, EVENTS, raise } from './events.js';
import { listen } from './store.js';

const editor = document.getElementById('editor');
const form = document.getElementById('form');
const list = document.getElementById('ferns');
const template = document.getElementById('fern');

function emptyForm() {
  form.reset();
  document.getElementById('bed').replaceChildren();
  addChoice('North');
}

function addChoice(text) {
  const option = document.createElement('option');
  option.textContent = text;
  document.getElementById('bed').appendChild(option);
}

function cardOf(fern) {
  const card = template.content.cloneNode(true);
  card.querySelector('.name').textContent = fern.name;
  return card;
}

export function draw(ferns) {
  list.replaceChildren();
  ferns.forEach((fern) => list.append(cardOf(fern)));
  document.querySelector('nav').querySelector('.count').textContent = ferns.length;
}

// Only an answer: no act of the button that is asked about.
function isName(element) {
  const name = element.closest('.name');
  return name !== null && element.tagName === 'B';
}

list.addEventListener('click', (event) => {
  const row = event.target.closest('li');
  if (!row) return;
  if (isName(event.target)) {
    localStorage.setItem('open', row.dataset.id);
    return;
  }
  if (event.target.tagName !== 'BUTTON' && !event.target.closest('button')) {
    row.classList.toggle('open');
    return;
  }
  const { act } = event.target.closest('button').dataset;
  if (act === 'change-state') raise(EVENTS.changed, row.dataset.id);
  if (act === 'edit') raise(EVENTS.edit, row.dataset.id);
  if (act === 'remove') raise(EVENTS.removed, row.dataset.id);
});

document.querySelector('nav').addEventListener('click', (event) => {
  const button = event.target.closest('button');
  if (button) localStorage.setItem('view', button.dataset.view);
});

document.getElementById('add').addEventListener('click', () => {
  emptyForm();
  editor.showModal();
});

document.addEventListener(EVENTS.edit, () => {
  emptyForm();
  editor.showModal();
});

form.addEventListener('submit', (event) => {
  event.preventDefault();
  bus.emit(EVENTS.kept, Object.fromEntries(new FormData(form)));
  editor.close();
});

// Nothing in the app listens to this event, and a native event leads to no listener of the app.
document.getElementById('news').addEventListener('click', () => {
  raise('fern:news', 1);
  form.dispatchEvent(new Event('submit'));
});

listen();
