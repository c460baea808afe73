const form = document.getElementById('booking');
const result = document.getElementById('result');
const list = document.getElementById('bookings');
const bookings = ['The attic on 2026-02-11'];

function showBookings() {
  list.replaceChildren(
    ...bookings.map((text) => {
      const item = document.createElement('li');
      item.textContent = text;
      return item;
    }),
  );
  if (bookings.length === 0) list.textContent = 'None yet';
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const data = new FormData(form);
  const room = form.elements.room.selectedOptions[0].textContent;
  const slot = form.querySelector('input[name=slot]:checked').parentElement.textContent.trim();
  const quiet = data.get('quiet') === 'yes' ? 'quietly' : 'with some noise';
  result.textContent = `${room} is yours, ${data.get('name')} (${data.get('email')}): ${data.get('people')} people on ${data.get('day')}, ${slot}, ${quiet}. Wishes: ${data.get('wishes') || 'none'}`;
  bookings.push(`${room} on ${data.get('day')}`);
  showBookings();
  form.reset();
});

document.getElementById('clear').addEventListener('click', () => {
  bookings.length = 0;
  showBookings();
  result.textContent = 'All bookings were deleted';
});

showBookings();
