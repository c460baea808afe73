// Two callers pass two callbacks, so nobody knows which one a button runs. The inner `run` is another name.
function bind(id, run) {
  document.getElementById(id).addEventListener('click', run);
}
function each(run) {
  [1, 2].forEach((run) => run());
}
bind('open', () => document.getElementById('editor').showModal());
bind('name', () => localStorage.clear());
each(() => localStorage.clear());
