let notes = JSON.parse(localStorage.getItem('notes') || '[]');

for (const note of notes) {
  const item = document.createElement('li');
  const name = document.createElement('span');
  // Markup with nothing to press.
  name.innerHTML = `<i class="bi bi-sticky"></i> ${note.text}`;
  const remove = document.createElement('button');
  remove.innerHTML = '<i class="bi bi-trash"></i>';
  remove.onclick = () => {
    notes = notes.filter((one) => one !== note);
    localStorage.setItem('notes', JSON.stringify(notes));
  };
  const pin = document.createElement('button');
  pin.innerHTML = `<i class="bi bi-pin"></i> ${note.pinned ? 'Unpin' : 'Pin'}`;
  pin.addEventListener('click', () => localStorage.setItem('pinned', note.id));
  item.append(name, remove, pin);
  document.getElementById('notes').append(item);
}
