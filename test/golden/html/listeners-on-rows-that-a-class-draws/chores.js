const chores = JSON.parse(localStorage.getItem('chores') ?? '[]');

class ChoreList {
  constructor() {
    this.root = document.getElementById('list');
    this.render();
  }
  render() {
    const list = this.root;
    list.innerHTML = chores
      .map(
        (chore) => `<li data-id="${chore.id}"><span>${chore.title}</span>
        <button class="remove">Remove</button><button class="keep">Keep</button></li>`,
      )
      .join('');
    list
      .querySelectorAll('.remove')
      .forEach((button) => button.addEventListener('click', () => this.drop(button.closest('li').dataset.id)));
    this.root.querySelectorAll('.keep').forEach((button) => (button.onclick = () => this.keep(button)));
    // The button outside of the list is no part of it.
    this.root.querySelectorAll('.hide').forEach((button) => (button.onclick = () => this.hide(button)));
  }
  drop(id) {
    localStorage.removeItem(id);
  }
  keep(button) {
    localStorage.setItem('kept', button.closest('li').dataset.id);
  }
  hide(button) {
    sessionStorage.setItem('hidden', button.textContent);
  }
}

new ChoreList();
