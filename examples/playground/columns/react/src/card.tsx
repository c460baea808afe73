import { useState } from 'react';
import { columns, type Job } from './jobs';

interface CardProps {
  job: Job;
  onMove(id: number, column: string): void;
  onDelete(id: number): void;
}

/** A card whose menu holds its actions. */
export function Card({ job, onMove, onDelete }: CardProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="box">
      <div className="box">
        <h3>{job.title}</h3>
        <button onClick={() => setIsOpen(!isOpen)}>More</button>
        {isOpen && (
          <div className="menu">
            {Object.entries(columns).map(([title, column]) => (
              <button key={column} onClick={() => onMove(job.id, column)}>
                {title}
              </button>
            ))}
            <button onClick={() => onDelete(job.id)}>Delete</button>
          </div>
        )}
      </div>
    </div>
  );
}
