// The cards are rows inside of the rows of their columns. "Archive" and "Delete column" belong to the column: no loop of the
// column makes them. The filter draws the board anew, and so does "Add column": it is no field of this button.
const state = JSON.parse(localStorage.getItem('board'));
const board = document.getElementById('board');
const dialog = document.getElementById('task-dialog');

function save() {
  localStorage.setItem('board', JSON.stringify(state));
  render();
}

function createCard(column, task) {
  const card = document.createElement('article');
  const title = document.createElement('h3');
  title.textContent = task.title;
  const edit = document.createElement('button');
  edit.textContent = 'Edit';
  edit.addEventListener('click', () => dialog.showModal());
  const remove = document.createElement('button');
  remove.setAttribute('aria-label', 'Delete task');
  remove.textContent = '×';
  remove.addEventListener('click', () => {
    column.tasks = column.tasks.filter((one) => one !== task);
    save();
  });
  card.append(title, edit, remove);
  return card;
}

function buttonOf(label) {
  const button = document.createElement('button');
  button.textContent = label;
  return button;
}

function createColumn(column) {
  const section = document.createElement('section');
  const heading = document.createElement('h2');
  heading.textContent = column.name;
  const list = document.createElement('div');
  const shown = column.tasks.filter((one) => one.title.includes(document.getElementById('filter').value));
  shown.forEach((task) => list.appendChild(createCard(column, task)));
  const members = document.createElement('ul');
  for (const member of column.members) {
    const item = document.createElement('li');
    const leave = document.createElement('button');
    leave.textContent = 'Leave';
    item.append(member.name, leave);
    members.append(item);
  }
  const drop = document.createElement('button');
  drop.textContent = 'Delete column';
  drop.onclick = () => {
    state.columns = state.columns.filter((one) => one !== column);
    save();
  };
  section.append(heading, list, members, buttonOf('Archive'), drop);
  return section;
}

function render() {
  board.innerHTML = '';
  state.columns.forEach((column) => board.appendChild(createColumn(column)));
}

document.getElementById('filter').addEventListener('keyup', render);
document.getElementById('add-column').addEventListener('click', () => {
  state.columns.push({ name: prompt('Name of the column'), tasks: [], members: [] });
  save();
});
render();
