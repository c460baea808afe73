import { Modal } from 'bootstrap';
import { kept, say } from './site.js';

document.querySelector('#booking').addEventListener('submit', (event) => {
  event.preventDefault();
  const form = event.target;
  form.classList.add('was-validated');
  if (!form.checkValidity()) return;
  kept.bookings.push(Object.fromEntries(new FormData(form)));
  form.classList.remove('was-validated');
  say('We answer within a day');
});

document.querySelector('#driver-form').addEventListener('submit', (event) => {
  event.preventDefault();
  kept.drivers.push(event.target.elements.driver.value);
  Modal.getInstance('#driver').hide();
  say('The driver was added');
});
