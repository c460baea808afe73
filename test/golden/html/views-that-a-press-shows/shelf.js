let order = 'title';

function show(id) {
  document.querySelectorAll('.view').forEach((view) => view.classList.remove('active'));
  document.getElementById(id).classList.add('active');
}

function sortBy(key, button) {
  order = key;
  button.classList.add('active');
}

function step(number) {
  document.getElementById('step' + number).style.display = 'block';
}

document.querySelectorAll('[data-panel]').forEach((button) =>
  button.addEventListener('click', () => {
    document.querySelector(`#panel-${button.dataset.panel}`).classList.add('open');
  }),
);
document.getElementById('paper').addEventListener('click', () => window.print());
document.getElementById('fetch').addEventListener('click', () => {
  localStorage.setItem('address', document.getElementById('address').value);
  show('shelf');
});
document.getElementById('keep').addEventListener('click', () => {
  localStorage.setItem('note', document.getElementById('note').value);
});
// What a press shows after it kept something is its result, and no part that it opens.
document.getElementById('lend').addEventListener('click', () => {
  localStorage.setItem('lent', document.getElementById('friend').value);
  document.getElementById('result').hidden = false;
});
document.getElementById('undo').addEventListener('click', () => localStorage.removeItem('lent'));
