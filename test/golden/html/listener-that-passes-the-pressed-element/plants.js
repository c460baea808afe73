const plants = document.querySelector('#plants');

for (const name of ['Rose', 'Fern']) {
  const card = document.createElement('div');
  card.className = 'plant';
  card.innerHTML = `<p class="name">${name}</p><button class="water">Water</button><button class="drop">Drop</button>`;
  plants.append(card);
}

plants.addEventListener('click', (event) => press(event.target));

function press(element) {
  const card = element.closest('.plant');
  if (element?.matches('.water')) localStorage.setItem('watered', card.textContent);
  if (element?.matches('.drop')) card.remove();
}

// The listener passes another element, so its function asks for nothing that was pressed.
document.querySelector('#wipe').addEventListener('click', (event) => look(event.currentTarget));

function look(element) {
  if (element.matches('.edit')) localStorage.clear();
}

// The title of a drawing names a button, and is no text that a box shows.
document.querySelector('#new').addEventListener('click', () => localStorage.setItem('plants', 'new'));
document.querySelector('#sun').addEventListener('click', () => localStorage.setItem('sun', '1'));
