import { bus, EVENTS } from './events.js';

let ferns = JSON.parse(localStorage.getItem('ferns') ?? '[]');

function keep() {
  localStorage.setItem('ferns', JSON.stringify(ferns));
}

export function listen() {
  document.addEventListener(EVENTS.changed, (event) => {
    ferns = ferns.map((one) => (one.id === event.detail.data ? { ...one, dry: !one.dry } : one));
    keep();
  });
  document.addEventListener(EVENTS.removed, (event) => {
    ferns = ferns.filter((one) => one.id !== event.detail.data);
    keep();
  });
  bus.on(EVENTS.kept, (fern) => {
    ferns.push(fern);
    keep();
  });
}
