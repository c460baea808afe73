class Pots {
  constructor() {
    this.pots = JSON.parse(localStorage.getItem('pots') ?? '[]');
    this.list = document.querySelector('.pots');
    this.template = document.getElementById('pot');
    this.list.addEventListener('click', (event) => this.choose(event));
    this.draw();
  }

  choose(event) {
    const item = event.target.closest('li');
    if (!item) return;
    if (event.target.matches('.move')) this.move(item.dataset.id);
  }

  move(id) {
    this.pots = this.pots.map((pot) => (pot.id === id ? { ...pot, moved: true } : pot));
    localStorage.setItem('pots', JSON.stringify(this.pots));
    this.draw();
  }

  draw() {
    this.list.innerHTML = '';
    for (const pot of this.pots) {
      const copy = this.template.content.cloneNode(true);
      copy.querySelector('li').dataset.id = pot.id;
      copy.querySelector('.name').textContent = pot.name;
      this.list.appendChild(copy);
    }
  }
}

new Pots();
