const cards = JSON.parse(localStorage.getItem('cards') || '[]');

function drawCards() {
  const list = document.getElementById('cards');
  cards.forEach((card) => {
    const item = document.createElement('li');
    item.innerHTML = `<b>${card.title}</b>
      <button class="keep">Keep</button>
      <button class="drop">Drop</button>`;
    item.querySelector('.keep').addEventListener('click', () => keep(card.id));
    item.querySelector('.drop').addEventListener('click', () => drop(card.id));
    list.append(item);
  });
}

// The same names for another list: its button is another one.
function drawShelf() {
  const shelf = document.getElementById('shelf');
  cards.forEach((card) => {
    const item = document.createElement('li');
    item.innerHTML = `<i>${card.title}</i> <button class="keep">Take back</button>`;
    item.querySelector('.keep').addEventListener('click', () => takeBack(card.id));
    shelf.append(item);
  });
}

const keep = (id) => localStorage.setItem('kept', id);
const drop = (id) => fetch('/cards/' + id, { method: 'DELETE' });
const takeBack = (id) => localStorage.removeItem('kept-' + id);

drawCards();
drawShelf();
