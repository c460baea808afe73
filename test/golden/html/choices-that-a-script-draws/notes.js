const MOODS = ['Calm', 'Cheerful', 'Tired'];
const PENS = ['Ink', 'Chalk'];
const SOUNDS = ['Rain', 'Waves'];
let mood = MOODS[0];
let pen = PENS[0];
const notes = [];

function drawMoods() {
  const grid = document.getElementById('moods');
  grid.innerHTML = '';
  MOODS.forEach((one) => {
    const button = document.createElement('button');
    button.textContent = one;
    button.addEventListener('click', () => {
      mood = one;
      grid.querySelectorAll('button').forEach((other) => other.classList.remove('on'));
      button.classList.add('on');
    });
    grid.appendChild(button);
  });
}

function usePen(name) {
  pen = name;
  drawMoods();
}

for (const one of PENS) {
  const button = document.createElement('button');
  button.textContent = one;
  button.addEventListener('click', () => usePen(one));
  document.getElementById('pens').append(button);
}

// A press plays at once and keeps nothing, so it is no value of the form.
SOUNDS.forEach((one) => {
  const button = document.createElement('button');
  button.textContent = one;
  button.addEventListener('click', () => {
    new Audio('sounds/' + one + '.mp3').play();
  });
  document.getElementById('sounds').append(button);
});

document.getElementById('keep').addEventListener('click', () => {
  notes.push({ title: document.getElementById('title').value, mood, pen });
  localStorage.setItem('notes', JSON.stringify(notes));
});

drawMoods();
