const dialog = document.getElementById('join-dialog');

document.getElementById('join').addEventListener('click', () => dialog.showModal());
document.getElementById('join-close').addEventListener('click', () => dialog.close());
document.getElementById('join-form').addEventListener('submit', async (event) => {
  event.preventDefault();
  await fetch('/members', { method: 'POST', body: new FormData(event.target) });
  dialog.close();
});
document.querySelector('#leave').addEventListener('click', () => fetch('/members/me', { method: 'DELETE' }));
