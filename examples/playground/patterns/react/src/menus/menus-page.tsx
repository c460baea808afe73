import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';

import { useShown } from '../use-shown';
import { StageMenu } from './stage-menu';

const start = [
  { id: 1, title: 'Write the letter', stage: 'waiting' },
  { id: 2, title: 'Mend the roof', stage: 'doing' },
  { id: 3, title: 'Call the mason', stage: 'waiting' },
];

/** Each entry of a menu chooses a value; the filters show how many jobs they leave. */
export function MenusPage() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [look, setLook] = useState('system');
  const [stage, setStage] = useState('all');
  const [jobs, setJobs] = useState(start);
  const [stored, setStored] = useState(0);
  const shown = jobs.filter((job) => stage === 'all' || job.stage === stage);
  useShown({ look, stage, jobs, stored });
  const count = (of: string) => jobs.filter((job) => job.stage === of).length;
  const choose = (to: string) => {
    setLook(to);
    setAnchor(null);
  };

  return (
    <main>
      <h1>Jobs</h1>
      <Button onClick={(event) => setAnchor(event.currentTarget)}>Look</Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => choose('light')}>Light</MenuItem>
        <MenuItem onClick={() => choose('dark')}>Dark</MenuItem>
        <MenuItem onClick={() => choose('system')}>System</MenuItem>
      </Menu>
      <div role="group" aria-label="Stage">
        <button type="button" onClick={() => setStage('all')}>
          All ({jobs.length})
        </button>
        <button type="button" onClick={() => setStage('waiting')}>
          Waiting ({count('waiting')})
        </button>
        <button type="button" onClick={() => setStage('doing')}>
          In work ({count('doing')})
        </button>
      </div>
      <button type="button" onClick={() => setStored((before) => before + 1)}>
        Store {shown.length} jobs
      </button>
      <p>Stored {stored} times</p>
      <ul aria-label="Jobs">
        {shown.map((job) => (
          <li key={job.id}>
            <h2>{job.title}</h2>
            <StageMenu
              onChoose={(to) =>
                setJobs((before) => before.map((one) => (one.id === job.id ? { ...one, stage: to } : one)))
              }
              onDelete={() => setJobs((before) => before.filter((one) => one.id !== job.id))}
            />
          </li>
        ))}
      </ul>
    </main>
  );
}
