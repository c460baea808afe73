const change = document.querySelector('#change');
const cares = document.querySelector('#cares');

const careBox = (id) => {
  const box = document.createElement('input');
  box.type = 'text';
  box.id = `${id}-care`;
  return box;
};

const headOf = (plant, place, water) => {
  const head = document.createElement('header');
  const name = document.createElement('b');
  name.textContent = plant.getName();
  head.append(name);
  head.addEventListener('click', () => head.parentElement.classList.toggle('open'));
  return head;
};

const noteOf = (noteText) => {
  const note = document.createElement('p');
  const more = document.createElement('button');
  more.textContent = 'Read more';
  more.addEventListener('click', () => note.classList.add('long'));
  note.append(noteText, more);
  return note;
};

const buttonsOf = (plant, place, beds) => {
  const buttons = document.createElement('div');
  const edit = document.createElement('button');
  edit.textContent = 'Edit';
  edit.addEventListener('click', () => {
    cares.replaceChildren();
    cares.append(careBox(plant.getId()));
    change.showModal();
  });
  const remove = document.createElement('button');
  remove.textContent = 'Remove';
  remove.addEventListener('click', () => beds.removeAt(place));
  buttons.append(edit, remove);
  return buttons;
};

const cardOf = (plant, place, beds) => {
  const card = document.createElement('div');
  card.classList.add('plant');
  const head = headOf(plant, place);
  const note = noteOf(plant.getNote());
  const buttons = buttonsOf(plant, place, beds);
  card.append(head, note, buttons);
  return card;
};

// The element of another object is no part of the page's own.
const shelf = library.shelfOf(plants);
document.querySelector('#plants').append(shelf);
plants.all().forEach((plant, place) => document.querySelector('#plants').append(cardOf(plant, place, plants)));
