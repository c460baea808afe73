let herbs = JSON.parse(localStorage.getItem('herbs') ?? '[]');
let filter = 'all';
const editor = document.getElementById('editor');
const garden = document.getElementById('herbs');

// No button: the classes and attributes for which the listener asks make these parts controls.
const card = (herb) => `<article class="herb" data-id="${herb.id}"><h3>${herb.name}</h3>
  <i class="icon" data-act="water" title="Water"></i><i class="icon" data-act="remove" title="Remove"></i></article>`;

function draw() {
  garden.innerHTML = herbs.map(card).join('');
}

function save() {
  localStorage.setItem('herbs', JSON.stringify(herbs));
  draw();
}

const acts = {
  water: (id) => {
    herbs = herbs.map((herb) => (herb.id === id ? { ...herb, wet: true } : herb));
    save();
  },
  remove: (id) => {
    herbs = herbs.filter((herb) => herb.id !== id);
    save();
  },
  save: () => {
    herbs = [...herbs, { id: Date.now(), name: document.getElementById('name').value }];
    save();
  },
};

function openEditor(herb) {
  editor.hidden = false;
}

document.addEventListener('click', (event) => {
  const { act } = event.target.dataset;
  const shown = event.target.closest('.herb');
  const id = shown?.dataset.id;
  if (act) return acts[act](id);
  if (shown) openEditor(herbs.find((herb) => herb.id === id));
});

document.querySelector('.filters').addEventListener('click', (event) => {
  if (!event.target.dataset.filter) return;
  filter = event.target.dataset.filter;
  draw();
});

// A press outside of a part asks for no control.
document.addEventListener('click', (event) => {
  if (!event.target.closest('.filters')) draw();
});
