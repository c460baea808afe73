const people = () => JSON.parse(localStorage.getItem('people') ?? '[]');
const input = document.getElementById('person');
const list = document.getElementById('suggestions');
let chosenId = null;

input.addEventListener('input', () => {
  list.innerHTML = '';
  for (const person of people().filter((one) => one.name.includes(input.value))) {
    const item = document.createElement('li');
    item.textContent = person.name;
    item.addEventListener('click', () => {
      input.value = person.name;
      chosenId = person.id;
      list.innerHTML = '';
    });
    list.appendChild(item);
  }
});

// A city only completes the text.
const city = document.getElementById('city');
const cities = document.getElementById('cities');
city.addEventListener('input', () => {
  cities.replaceChildren();
  for (const person of people()) {
    const item = document.createElement('li');
    item.textContent = person.city;
    item.onclick = () => {
      city.value = person.city;
      cities.replaceChildren();
    };
    cities.append(item);
  }
});

document.getElementById('job-form').addEventListener('submit', (event) => {
  event.preventDefault();
  const jobs = JSON.parse(localStorage.getItem('jobs') ?? '[]');
  jobs.push({ title: document.getElementById('title').value, person: chosenId, city: city.value });
  localStorage.setItem('jobs', JSON.stringify(jobs));
});
