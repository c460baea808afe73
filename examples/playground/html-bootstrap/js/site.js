import 'bootstrap/dist/css/bootstrap.min.css';

/** What the site keeps until the page is left, laid open to whoever looks from outside. */
export const kept = { letters: [], reserved: [], bookings: [], drivers: [], profile: null, notices: null, done: '' };
window.playground = kept;

/** Says what was done, where a screen reader hears it. */
export function say(words) {
  const said = document.querySelector('#said');
  said.classList.remove('d-none');
  said.textContent = words;
}
