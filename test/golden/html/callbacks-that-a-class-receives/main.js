import { Store } from './store.js';
import { Table } from './table.js';
import { Editor, ask } from './dialogs.js';

class App {
  constructor() {
    this.store = new Store();
    this.editor = new Editor(this);
    this.table = new Table({
      list: this.store,
      onEdit: (id) => this.editor.open(id),
      onDelete: async (id) => {
        if (await ask()) this.store.remove(id);
      },
    });
    watch(() => this.editor.open(null));
  }

  keep(id, name) {
    this.store.set(id, name);
  }
}

function watch(open) {
  document.getElementById('add').addEventListener('click', open);
}

new App();
