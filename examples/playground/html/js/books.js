const rows = [...document.querySelectorAll('#books tr')];
const find = document.getElementById('find');
const subject = document.getElementById('subject');
const available = document.getElementById('available');
const message = document.getElementById('message');
const dialog = document.getElementById('suggestion');
const form = document.getElementById('suggestion-form');

function filterBooks() {
  const wanted = find.value.trim().toLowerCase();
  let shown = 0;
  for (const row of rows) {
    const [title, author, kind, state] = [...row.cells].map((cell) => cell.textContent.trim());
    row.hidden =
      row.dataset.dismissed === 'yes' ||
      !`${title} ${author}`.toLowerCase().includes(wanted) ||
      (subject.value !== '' && kind !== subject.value) ||
      (available.checked && state !== 'On the shelf');
    if (!row.hidden) shown += 1;
  }
  message.textContent = `${shown} of ${rows.length} books`;
}

find.addEventListener('input', filterBooks);
subject.addEventListener('change', filterBooks);
available.addEventListener('change', filterBooks);

document.getElementById('books').addEventListener('click', (event) => {
  const button = event.target.closest('button');
  if (!button) return;
  const row = button.closest('tr');
  const title = row.cells[0].textContent.trim();
  if (button.classList.contains('hide')) {
    row.dataset.dismissed = 'yes';
    filterBooks();
    return;
  }
  row.querySelector('.state').textContent = 'Reserved for you';
  button.disabled = true;
  message.textContent = `${title} is waiting for you at the desk`;
});

document.getElementById('suggest').addEventListener('click', () => dialog.showModal());
document.getElementById('suggestion-close').addEventListener('click', () => dialog.close());

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const title = new FormData(form).get('title');
  message.textContent = `Thank you for suggesting ${title}`;
  form.reset();
  dialog.close();
});
