// Everything that the app did, in order. The tests read it as the app's own truth.
window.acts = [];
const $ = (selector) => document.querySelector(selector);
const say = (text) => ($('#status').textContent = text);

async function send(method, path, body) {
  const answer = await fetch(path, { method, body: body && JSON.stringify(body) });
  return answer.ok;
}

async function archiveWorkspace() {
  await send('POST', '/api/workspace/archive');
  say('Workspace archived');
}

async function exportReport() {
  await send('POST', '/api/report');
  say('Report exported');
}

async function deleteWorkspace() {
  await send('DELETE', '/api/workspace');
  say('Workspace deleted');
}

async function sendReminder(row, invoice) {
  await send('POST', '/api/reminders', { invoice });
  row.querySelector('.state').textContent = 'Reminded';
  say(`Reminder sent for ${invoice}`);
}

async function deleteInvoice(row, invoice) {
  await send('DELETE', `/api/invoices/${encodeURIComponent(invoice)}`);
  row.remove();
  say(`${invoice} deleted`);
}

$('#archive').addEventListener('click', archiveWorkspace);
$('#export').addEventListener('click', exportReport);
$('#erase').addEventListener('click', deleteWorkspace);

$('#member').addEventListener('submit', async (event) => {
  event.preventDefault();
  const form = event.target;
  const { name, email, team } = Object.fromEntries(new FormData(form));
  if (name === 'Taken') return say('This name is already taken');
  await send('POST', '/api/members', { name, email, team });
  form.reset();
  say(`${name} is a member now`);
});

$('#account').addEventListener('submit', async (event) => {
  event.preventDefault();
  window.acts.push(`signed in ${new FormData(event.target).get('user')}`);
  say('Signed in');
});

$('#search').addEventListener('submit', (event) => {
  event.preventDefault();
  const words = new FormData(event.target).get('q').toLowerCase();
  window.acts.push(`searched ${words}`);
  for (const item of $('#invoices').children) item.hidden = !item.textContent.toLowerCase().includes(words);
  say('Search done');
});

const invoiceOf = (row) => row.cells[0].textContent.trim();
for (const button of document.querySelectorAll('.remind'))
  button.addEventListener('click', () => sendReminder(button.closest('tr'), invoiceOf(button.closest('tr'))));
for (const button of document.querySelectorAll('.delete'))
  button.addEventListener('click', () => deleteInvoice(button.closest('tr'), invoiceOf(button.closest('tr'))));
