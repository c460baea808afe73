class Cards {
  constructor() {
    this.editor = null;
    this.find();
    this.listen();
  }

  find() {
    this.editor = document.getElementById('editor');
    this.form = document.querySelector('#form');
    this.parts = { make: document.getElementById('new'), title: document.getElementById('title') };
  }

  listen() {
    this.parts.make.addEventListener('click', () => this.open());
    document.getElementById('first').addEventListener('click', () => this.edit(localStorage.getItem('card')));
    this.form.addEventListener('submit', (event) => this.keep(event));
  }

  edit(title) {
    this.parts.title.value = title;
    document.getElementById('heading').textContent = title;
    document.getElementById('keep').textContent = 'Save card';
    this.editor.classList.add('open');
  }

  open() {
    document.getElementById('keep').textContent = 'Keep card';
    this.editor.classList.add('open');
  }

  keep(event) {
    event.preventDefault();
    localStorage.setItem('card', this.parts.title.value);
  }
}

const help = {
  box: null,
  start() {
    this.box = document.getElementById('help');
    this.tips = document.getElementById('tips');
    this.tips.addEventListener('click', () => this.box.classList.add('open'));
  },
};

let sort;
const dom = {};

// `other` receives two elements, so it is neither of them.
let other = null;

document.addEventListener('DOMContentLoaded', () => {
  new Cards();
  help.start();
  sort = document.getElementById('sort');
  dom.print = document.getElementById('paper');
  other = document.getElementById('close');
  other = document.getElementById('help');
  sort.addEventListener('click', () => document.body.classList.toggle('sorted'));
  dom.print.addEventListener('click', () => window.print());
  other.addEventListener('click', () => localStorage.clear());
});
