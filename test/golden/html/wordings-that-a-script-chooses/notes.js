const notes = JSON.parse(localStorage.getItem('notes') ?? '[]');
const kept = (note) => localStorage.setItem('notes', JSON.stringify([note, ...notes]));

function pin(id) {
  kept({ id, pinned: true });
}

function finish(id) {
  kept({ id, done: true });
}

function hide(id) {
  kept({ id, hidden: true });
}

function rename(id) {
  kept({ id, name: 'New' });
}

function drawNotes() {
  document.querySelector('#notes').innerHTML = notes
    .map((note) => {
      const text = note.done ? 'Undo' : 'Mark done';
      return `<li><b>${note.name}</b><button onclick="finish(${note.id})">${text}</button></li>`;
    })
    .join('');
}

function drawDetail(note) {
  const pinText = note.pinned ? 'Unpin note' : 'Pin note';
  let hideText = 'Hide note';
  if (note.hidden) hideText = 'Show note';
  const title = note.name;
  document.querySelector('#detail').innerHTML = `
    <button onclick="pin(${note.id})"><i class="fas fa-thumbtack"></i> ${pinText} </button>
    <button onclick="hide(${note.id})">${hideText}</button>
    <button onclick="rename(${note.id})">${title}</button>`;
}

function drawDrafts() {
  for (const draft of notes) {
    const row = document.createElement('li');
    const name = document.createElement('span');
    name.textContent = draft.name;
    const button = document.createElement('button');
    button.textContent = draft.pinned ? 'Unpin draft' : 'Pin draft';
    button.addEventListener('click', () => pin(draft.id));
    row.append(name, button);
    document.querySelector('#drafts').append(row);
  }
}

drawNotes();
drawDetail(notes[0]);
drawDrafts();

function drawTools(note) {
  const label = 'Copy note';
  let state = 'Ready';
  state += note.name;
  document.querySelector('#tools').innerHTML = `
    <button onclick="pin(1)">${label}</button>
    <button onclick="hide(1)">${state}</button>
    <button onclick="rename(1)">${note.first ? 'Old ' : 'New '}${note.name}</button>
    <button onclick="finish(1)" title="${note.done ? 'Reopen the note' : 'Close the note'}" class="${
      note.done ? 'on' : 'off'
    }">×</button>`;
}

function drawOther(label) {
  document.querySelector('#other').innerHTML = `<button onclick="pin(2)">${label}</button>`;
}

drawTools(notes[0]);
drawOther(notes[0].name);
