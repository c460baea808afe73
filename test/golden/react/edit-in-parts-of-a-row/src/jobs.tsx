import { useState } from 'react';

interface Job {
  id: number;
  name: string;
  note: string;
  done: boolean;
}

/** Each job is edited in place. The field of the name, the field of the note and the button are in separate parts. */
export function Jobs() {
  const [jobs, setJobs] = useState<Job[]>([]);
  const keep = (id: number, changes: Partial<Job>) =>
    setJobs((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  const toggle = (id: number) => setJobs((all) => all.map((one) => (one.id === id ? { ...one, done: !one.done } : one)));
  return (
    <div>
      {jobs.map((job) => (
        <JobCard key={job.id} job={job} keep={keep} toggle={toggle} />
      ))}
    </div>
  );
}

function JobCard({
  job,
  keep,
  toggle,
}: {
  job: Job;
  keep: (id: number, changes: Partial<Job>) => void;
  toggle: (id: number) => void;
}) {
  const [isWide, setWide] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const [draft, setDraft] = useState({ name: job.name, note: job.note });
  const change = (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    setDraft((now) => ({ ...now, [event.target.name]: event.target.value }));
  return (
    <section>
      <div>
        <input type="checkbox" checked={job.done} onChange={() => toggle(job.id)} />
        {isEditing ? (
          <input name="name" value={draft.name} onChange={change} />
        ) : (
          <p onClick={() => setWide((now) => !now)}>{job.name}</p>
        )}
        {isEditing ? (
          <button
            onClick={() => {
              keep(job.id, draft);
              setEditing(false);
            }}
          >
            Save
          </button>
        ) : (
          <button
            onClick={() => {
              setWide(true);
              setEditing(true);
            }}
          >
            Edit
          </button>
        )}
      </div>
      {isWide && (
        <div>{isEditing ? <textarea name="note" value={draft.note} onChange={change} /> : <p>{job.note}</p>}</div>
      )}
    </section>
  );
}
