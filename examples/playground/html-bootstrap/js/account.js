import { Offcanvas } from 'bootstrap';
import { kept, say } from './site.js';

document.querySelector('#profile-form').addEventListener('submit', (event) => {
  event.preventDefault();
  kept.profile = { nickname: event.target.elements.nickname.value };
  say('Your profile was saved');
});

document.querySelector('#notices-form').addEventListener('submit', (event) => {
  event.preventDefault();
  kept.notices = { texts: event.target.elements.texts.checked };
  say('Your notices were saved');
});

document.querySelector('#help-form').addEventListener('submit', (event) => {
  event.preventDefault();
  kept.done = `asked: ${event.target.elements.question.value}`;
  Offcanvas.getInstance('#help').hide();
  say('We write back today');
});

document.querySelector('#archive').addEventListener('click', () => {
  kept.done = 'archived';
  say('Your trips were archived');
});

document.querySelector('#share').addEventListener('click', () => {
  kept.done = 'shared';
  say('Your trips were shared');
});

document.querySelector('#delete').addEventListener('click', () => {
  kept.done = 'deleted';
  say('Your account was deleted');
});
