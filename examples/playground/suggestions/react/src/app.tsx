import { useEffect, useState, type FormEvent } from 'react';
import { cities, firstPeople, type Person } from './people';
import { Suggesting } from './suggesting';

/** A form whose person is chosen from suggestions, a new person, and a city that may be any text. */
export function App() {
  const [people, setPeople] = useState<Person[]>(firstPeople);
  const [title, setTitle] = useState('');
  const [query, setQuery] = useState('');
  const [personId, setPersonId] = useState('');
  const [jobs, setJobs] = useState<{ title: string; personId: string }[]>([]);
  const [name, setName] = useState('');
  const [city, setCity] = useState('');
  const [home, setHome] = useState('');
  useEffect(() => {
    Object.assign(window, { playground: { jobs, people, home } });
  }, [jobs, people, home]);
  const assign = (event: FormEvent) => {
    event.preventDefault();
    if (title === '') return;
    setJobs([...jobs, { title, personId }]);
    setTitle('');
    setQuery('');
    setPersonId('');
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    setPeople([...people, { id: `p${people.length + 1}`, name }]);
    setName('');
  };
  const move = (event: FormEvent) => {
    event.preventDefault();
    setHome(city);
  };
  return (
    <main>
      <h1>Jobs to assign</h1>
      <form onSubmit={assign}>
        <label htmlFor="title">Title</label>
        <input id="title" value={title} onChange={(event) => setTitle(event.target.value)} />
        <Suggesting
          id="person"
          label="Person"
          text={query}
          items={people}
          nameOf={(person) => person.name}
          onText={setQuery}
          onPick={(person) => setPersonId(person.id)}
        />
        <button type="submit">Assign job</button>
      </form>
      <form onSubmit={add}>
        <label htmlFor="name">Name</label>
        <input id="name" value={name} onChange={(event) => setName(event.target.value)} />
        <button type="submit">Add person</button>
      </form>
      <form onSubmit={move}>
        <Suggesting
          id="city"
          label="City"
          text={city}
          items={cities}
          nameOf={(one) => one}
          onText={setCity}
          onPick={setCity}
        />
        <button type="submit">Move home</button>
      </form>
      <p>Home: {home}</p>
      <ul>
        {jobs.map((job) => (
          <li key={job.title}>
            {job.title}: {people.find((person) => person.id === job.personId)?.name ?? 'nobody'}
          </li>
        ))}
      </ul>
    </main>
  );
}
