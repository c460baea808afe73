import 'bootstrap';
import { kept, say } from './site.js';

document.querySelector('#letter').addEventListener('submit', (event) => {
  event.preventDefault();
  kept.letters.push(event.target.elements.email.value);
  event.target.reset();
  say('You are on the list');
});
