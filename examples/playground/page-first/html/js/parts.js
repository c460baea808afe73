// Makes elements from descriptions, so that no markup names a control.
function make(tag, attributes, ...inside) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value);
  }
  element.append(...inside);
  return element;
}

Object.assign(window, { make });

class TaskStepper extends HTMLElement {
  connectedCallback() {
    const root = this.attachShadow({ mode: 'open' });
    const steps = { 'One page back': -1, 'One page on': 1 };
    for (const text of Object.keys(steps)) {
      const button = document.createElement('button');
      button.textContent = text;
      root.append(button);
    }
    root.addEventListener('click', (event) => {
      const button = event.target.closest('button');
      if (button) this.turn(steps[button.textContent]);
    });
  }

  turn(by) {
    this.dataset.page = Number(this.dataset.page ?? 1) + by;
  }
}
customElements.define('task-stepper', TaskStepper);
