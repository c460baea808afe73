const $ = (selector, root = document) => root.querySelector(selector);
const form = $('#form');
const sizes = { large: 20, small: 12 };
let people = JSON.parse(localStorage.getItem('people') ?? '[]');
let edited = null;

function save() {
  localStorage.setItem('people', JSON.stringify(people));
  draw();
}

$('#people').addEventListener('click', (event) => {
  const control = event.target.closest('[data-action]');
  if (!control) return;
  const { id } = control.closest('tr').dataset;
  const actions = {
    edit() {
      edited = id;
      form.elements.name.value = people.find((one) => one.id === id).name;
      $('#editor').showModal();
    },
    remove() {
      if (confirm('Remove this person?')) people = people.filter((one) => one.id !== id);
      save();
    },
    toggle() {
      people = people.map((one) => (one.id === id ? { ...one, active: control.checked } : one));
      save();
    },
  };
  actions[control.dataset.action]?.();
});

$('#add').addEventListener('click', () => {
  edited = null;
  form.reset();
  $('#editor').showModal();
});

form.addEventListener('submit', () => {
  const { name } = Object.fromEntries(new FormData(form));
  people = edited === null ? [...people, { id: Date.now(), name }] : people.map((one) => (one.id === edited ? { ...one, name } : one));
  save();
});

// A copy that is made once is no row, and an object of numbers is no table of functions.
document.body.append($('#hint').content.cloneNode(true));
$('#tour').addEventListener('click', () => window.open('/tour'));
$('[data-size]').addEventListener('click', (event) => {
  document.body.style.fontSize = `${sizes[event.target.dataset.size]}px`;
});

function draw() {
  $('#people').replaceChildren(
    ...people.map((person) => {
      const row = $('#person').content.firstElementChild.cloneNode(true);
      row.dataset.id = person.id;
      $('.name', row).textContent = person.name;
      $('input', row).checked = person.active;
      return row;
    }),
  );
}

draw();
