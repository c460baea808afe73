const first = [
  { id: 'p1', name: 'Ada Byron' },
  { id: 'p2', name: 'Bob Frost' },
  { id: 'p3', name: 'Ada Cole' },
];
const held = { people: JSON.parse(localStorage.getItem('people')) ?? first, jobs: [], home: '' };
Object.assign(window, { playground: held });

const person = document.getElementById('person');
const people = document.getElementById('people');
let personId = '';

person.addEventListener('input', () => {
  people.innerHTML = '';
  for (const one of held.people.filter(({ name }) => name.includes(person.value))) {
    const entry = document.createElement('li');
    entry.textContent = one.name;
    entry.addEventListener('mousedown', () => {
      person.value = one.name;
      personId = one.id;
      people.innerHTML = '';
    });
    people.appendChild(entry);
  }
});

const city = document.getElementById('city');
const cities = document.getElementById('cities');

city.addEventListener('input', () => {
  cities.replaceChildren();
  for (const name of ['Bergen', 'Oslo', 'Turku'].filter((one) => one.includes(city.value))) {
    const entry = document.createElement('li');
    entry.textContent = name;
    entry.addEventListener('mousedown', () => {
      city.value = name;
      cities.replaceChildren();
    });
    cities.appendChild(entry);
  }
});

document.getElementById('job-form').addEventListener('submit', (event) => {
  event.preventDefault();
  const title = document.getElementById('title').value;
  held.jobs.push({ title, personId });
  const entry = document.createElement('li');
  entry.textContent = `${title}: ${held.people.find(({ id }) => id === personId)?.name ?? 'nobody'}`;
  document.getElementById('jobs').appendChild(entry);
  personId = '';
  event.target.reset();
});

document.getElementById('home-form').addEventListener('submit', (event) => {
  event.preventDefault();
  held.home = city.value;
  document.getElementById('home').textContent = `Home: ${held.home}`;
});
