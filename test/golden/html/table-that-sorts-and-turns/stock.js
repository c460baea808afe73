let items = JSON.parse(localStorage.getItem('items') || '[]');
let page = 1;
let order = 'name';
let timer;

function draw() {
  const term = document.getElementById('q').value.toLowerCase();
  const found = items.filter((item) => item.name.includes(term)).sort((a, b) => (a[order] > b[order] ? 1 : -1));
  document.getElementById('rows').innerHTML = '';
  for (const item of found.slice(page * 5 - 5, page * 5)) {
    const row = document.createElement('tr');
    row.innerHTML = `<td>${item.name}</td><td>${item.count}</td><td>
      <select onchange="move(${item.id}, this.value)"><option>Left</option><option>Right</option></select>
      <button onclick="rename(${item.id})">Rename</button></td>`;
    document.getElementById('rows').appendChild(row);
  }
  for (let number = 1; number <= found.length / 5; number++) {
    const turn = document.createElement('button');
    turn.textContent = number;
    turn.addEventListener('click', () => {
      page = number;
      draw();
    });
    document.getElementById('pages').appendChild(turn);
  }
}

function keep() {
  localStorage.setItem('items', JSON.stringify(items));
  draw();
}

function move(id, shelf) {
  items.find((item) => item.id === id).shelf = shelf;
  keep();
}

function rename(id) {
  items.find((item) => item.id === id).name += '!';
  keep();
}

// A search by a button: the field and the button stay together.
function findOrder() {
  document.title = document.getElementById('order').value;
}

document.getElementById('q').addEventListener('input', () => {
  clearTimeout(timer);
  timer = setTimeout(draw, 300);
});
document.getElementById('sort').addEventListener('change', (event) => {
  order = event.target.value;
  draw();
});
for (const head of document.querySelectorAll('th[data-sort]'))
  head.addEventListener('click', () => {
    order = head.dataset.sort;
    draw();
  });
document.getElementById('order').addEventListener('change', findOrder);
document.getElementById('find').addEventListener('click', findOrder);
draw();
