import { useEffect, useState } from 'react';
import { Card } from './card';
import { Items } from './items';
import { columns, firstJobs, type Job } from './jobs';

/** A board of columns and a backlog, which show the same card, and two lists that one component shows. */
export function App() {
  const [jobs, setJobs] = useState<Job[]>(firstJobs);
  const [cart, setCart] = useState(['Mug']);
  const [saved, setSaved] = useState(['Bowl', 'Plate']);
  useEffect(() => {
    Object.assign(window, { playground: { jobs, cart, saved } });
  }, [jobs, cart, saved]);
  const move = (id: number, column: string) => setJobs(jobs.map((job) => (job.id === id ? { ...job, column } : job)));
  const remove = (id: number) => setJobs(jobs.filter((job) => job.id !== id));
  const cards = (column: string) =>
    jobs
      .filter((job) => job.column === column)
      .map((job) => <Card key={job.id} job={job} onMove={move} onDelete={remove} />);
  return (
    <main>
      <h1>Workshop</h1>
      <div className="board">
        {Object.entries(columns).map(([title, column]) => (
          <div key={title} className="column">
            <h2>{title}</h2>
            <div className="cards">{cards(column)}</div>
          </div>
        ))}
      </div>
      <div>
        <h2>Backlog</h2>
        <div>
          <div className="cards">{cards('backlog')}</div>
        </div>
      </div>
      <Items title="Cart" items={cart} onRemove={(item) => setCart(cart.filter((one) => one !== item))} />
      <Items title="Saved" items={saved} onRemove={(item) => setSaved(saved.filter((one) => one !== item))} />
    </main>
  );
}
