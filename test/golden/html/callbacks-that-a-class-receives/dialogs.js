export class Editor {
  constructor(app) {
    document.getElementById('form').addEventListener('submit', () => {
      app.keep(this.id, document.getElementById('name').value);
    });
  }
  open(id) {
    this.id = id;
    document.getElementById('editor').showModal();
  }
}

export function ask() {
  const box = document.getElementById('sure');
  box.showModal();
  return new Promise((answer) => {
    document.getElementById('yes').onclick = () => {
      box.close();
      answer(true);
    };
    document.getElementById('no').onclick = () => {
      box.close();
      answer(false);
    };
  });
}
