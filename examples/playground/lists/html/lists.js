let lines = JSON.parse(localStorage.getItem('lines') ?? '[{"item":"","pieces":1}]');
let guests = [];
let todos = JSON.parse(
  localStorage.getItem('todos') ?? '[{"text":"Call Ada","done":false},{"text":"Buy stamps","done":true}]',
);

function drawLines() {
  document.getElementById('lines').innerHTML = lines
    .map(
      (line, at) => `<li>
        <input class="item" required aria-label="Item" value="${line.item}">
        <input class="pieces" type="number" aria-label="Pieces" min="1" value="${line.pieces}">
        <button type="button" onclick="removeLine(${at})">Remove</button>
      </li>`,
    )
    .join('');
  document.querySelectorAll('.item').forEach((box, at) => {
    box.addEventListener('input', () => (lines[at].item = box.value));
  });
  document.querySelectorAll('.pieces').forEach((box, at) => {
    box.addEventListener('input', () => (lines[at].pieces = box.value));
  });
}

// oxlint-disable-next-line no-unused-vars -- the markup calls it
function removeLine(at) {
  lines.splice(at, 1);
  drawLines();
}

function drawGuests() {
  document.getElementById('guests').innerHTML = guests
    .map(
      (guest, at) => `<li>
        <input type="email" placeholder="Mail of a guest" value="${guest.mail}">
        <button type="button" aria-label="Take away" onclick="removeGuest(${at})">×</button>
      </li>`,
    )
    .join('');
  document.querySelectorAll('#guests input').forEach((box, at) => {
    box.addEventListener('input', () => (guests[at].mail = box.value));
  });
}

// oxlint-disable-next-line no-unused-vars -- the markup calls it
function removeGuest(at) {
  guests.splice(at, 1);
  drawGuests();
}

function drawTodos() {
  document.getElementById('todos').innerHTML = todos
    .map(
      (todo, at) => `<li>
        <input type="checkbox" ${todo.done ? 'checked' : ''} onchange="todos[${at}].done = this.checked">
        <b>${todo.text}</b>
        <button type="button" onclick="removeTodo(${at})">Remove</button>
      </li>`,
    )
    .join('');
}

// oxlint-disable-next-line no-unused-vars -- the markup calls it
function removeTodo(at) {
  todos.splice(at, 1);
  drawTodos();
}

document.getElementById('add-line').addEventListener('click', () => {
  lines.push({ item: '', pieces: 1 });
  drawLines();
});
document.getElementById('add-guest').addEventListener('click', () => {
  guests.push({ mail: '' });
  drawGuests();
});
document.getElementById('invoice').addEventListener('submit', (event) => {
  event.preventDefault();
  document.getElementById('sent').textContent = JSON.stringify({
    client: document.getElementById('client').value,
    lines: lines.map(({ item, pieces }) => `${item} ${pieces}`),
    guests: guests.map(({ mail }) => mail),
  });
  document.querySelector('[role=status]').textContent = 'It was sent';
});
document.getElementById('todo').addEventListener('submit', (event) => {
  event.preventDefault();
  todos.push({ text: document.getElementById('text').value, done: false });
  document.getElementById('text').value = '';
  drawTodos();
});
drawLines();
drawGuests();
drawTodos();
