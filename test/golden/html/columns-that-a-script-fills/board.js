let cards = JSON.parse(localStorage.getItem('cards') || '[]');

function keep() {
  localStorage.setItem('cards', JSON.stringify(cards));
  draw();
}

function add(column) {
  cards.push({ id: cards.length, title: 'New card', column });
  keep();
}

function remove(id) {
  cards = cards.filter((card) => card.id !== id);
  keep();
}

// Each column has a box of this class, so the cards are in none of them alone.
function draw() {
  document.querySelectorAll('.column').forEach((column) => {
    const box = column.querySelector('.cards');
    box.innerHTML = '';
    cards
      .filter((card) => card.column === column.dataset.of)
      .forEach((card) => {
        const item = document.createElement('div');
        item.innerHTML = `<b>${card.title}</b> <button onclick="remove(${card.id})">🗑️</button>`;
        box.appendChild(item);
      });
  });
  // Only one element has this class.
  document.querySelector('.notes').innerHTML = cards
    .map((card) => `<p>${card.title} <button onclick="pin(${card.id})">Pin</button></p>`)
    .join('');
}

function pin(id) {
  localStorage.setItem('pinned', id);
}

draw();
