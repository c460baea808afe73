export interface Job {
  id: number;
  title: string;
  column: string;
}

export const columns = { Open: 'open', Started: 'started', Done: 'done' };

export const firstJobs: Job[] = [
  { id: 1, title: 'Paint the shed', column: 'open' },
  { id: 2, title: 'Mend the gate', column: 'started' },
  { id: 3, title: 'Clean the tools', column: 'backlog' },
];
