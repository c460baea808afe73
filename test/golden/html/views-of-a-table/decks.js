const els = {
  views: {
    decks: document.getElementById('view-decks'),
    study: document.getElementById('view-study'),
    figures: document.getElementById('view-figures'),
  },
  deck: document.getElementById('deck'),
  of: document.getElementById('of'),
};
// No table of elements: a loop over it shows nothing.
const words = { decks: 'Decks', study: 'Study' };

function show(name) {
  for (const key in els.views) els.views[key].classList.toggle('active', key === name);
  for (const key in words) document.title = words[key];
  if (name === 'figures') draw();
}

function draw() {
  document.title = `Figures of ${els.of.value}`;
}

function start(deck) {
  document.getElementById('session').hidden = false;
  document.title = deck;
}

document.querySelectorAll('nav button[data-view]').forEach((button) => {
  button.addEventListener('click', () => show(button.dataset.view));
});
els.of.addEventListener('change', () => draw());
document.getElementById('start').addEventListener('click', () => start(els.deck.value));
document.getElementById('add').addEventListener('click', () => localStorage.setItem('decks', '[]'));
document.getElementById('answer').addEventListener('click', () => localStorage.setItem('answered', '1'));
document.getElementById('thanks').addEventListener('click', () => localStorage.setItem('thanks', '1'));
