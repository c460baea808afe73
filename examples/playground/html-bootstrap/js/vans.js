import 'bootstrap';
import { kept, say } from './site.js';

const seats = document.querySelector('#seats');
const automatic = document.querySelector('#automatic');
const rows = [...document.querySelectorAll('#vans tr')];

function filter() {
  for (const row of rows) {
    const fits = seats.value === '' || row.dataset.seats === seats.value;
    row.hidden = !fits || (automatic.checked && row.dataset.automatic === undefined);
  }
}
seats.addEventListener('change', filter);
automatic.addEventListener('change', filter);

document.querySelector('#vans').addEventListener('click', (event) => {
  const row = event.target.closest('button')?.closest('tr');
  if (!row) return;
  const name = row.querySelector('th').textContent;
  kept.reserved.push(name);
  say(`${name} is reserved until tomorrow`);
});
