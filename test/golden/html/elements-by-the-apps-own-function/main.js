import { el, iconButton } from './dom.js';

let notes = JSON.parse(localStorage.getItem('notes') ?? '[]');

function save() {
  localStorage.setItem('notes', JSON.stringify(notes));
  draw();
}

function noteCard(note) {
  return el('li', { class: 'note' }, el('h3', {}, note.title),
    el('button', { class: 'pin', onclick: () => { note.pinned = true; save(); } }, 'Pin'),
    iconButton('Delete note', () => { notes = notes.filter((one) => one !== note); save(); }));
}

function noteForm() {
  const title = el('input', { type: 'text', placeholder: 'Title', required: true });
  const add = (event) => {
    event.preventDefault();
    notes.push({ title: title.value });
    save();
  };
  return el('form', { onsubmit: add }, title, el('button', { type: 'submit' }, 'Add note'));
}

// A tag that only the run knows, and an element without a control: neither is a control.
const wrapped = (tag, text) => el(tag, { onclick: save }, text);
const badge = (text) => el('span', { class: 'badge' }, text);

function draw() {
  const list = el('ul', { id: 'notes' }, notes.length > 0 ? notes.map(noteCard) : badge('No notes'));
  document.getElementById('app').replaceChildren(el('h1', {}, 'Notes'), noteForm(), list, wrapped('b', 'Saved'),
    iconButton('Clear', () => { notes = []; save(); }, 'danger'));
}

draw();
