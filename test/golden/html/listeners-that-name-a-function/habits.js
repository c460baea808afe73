class HabitList extends HTMLElement {
  habits = [];

  connectedCallback() {
    this.draw();
    this.addEventListener('click', (event) => this.press(event));
    this.addEventListener('submit', (event) => {
      event.preventDefault();
      this.habits.push({ id: Date.now(), name: new FormData(event.target).get('habit') });
      this.save();
    });
  }

  press(event) {
    const button = event.target.closest('[data-command]');
    if (!button) return;
    const id = Number(button.dataset.id);
    switch (button.dataset.command) {
      case 'count':
        this.habits.find((one) => one.id === id).count++;
        break;
      case 'drop':
        if (!confirm('Drop this habit?')) return;
        this.habits = this.habits.filter((one) => one.id !== id);
        break;
    }
    this.save();
  }

  save() {
    localStorage.setItem('habits', JSON.stringify(this.habits));
    this.draw();
  }

  draw() {
    this.innerHTML = `<form><input name="habit" placeholder="Habit" /><button>Add habit</button></form>
      ${this.habits.map((habit) => `<div class="habit"><b>${habit.name}</b><button data-command="count" data-id="${habit.id}">Count</button><button data-command="drop" data-id="${habit.id}">Drop</button></div>`).join('')}`;
  }
}

customElements.define('habit-list', HabitList);
