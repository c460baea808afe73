import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';

import { useJoining } from './join-layout';
import { problems } from './member';

export function ReviewStep() {
  const { member, set, join } = useJoining();
  const [problem, setProblem] = useState('');
  const navigate = useNavigate();

  async function finish(event: FormEvent): Promise<void> {
    event.preventDefault();
    const found = problems.review(member);
    setProblem(found);
    if (found === '') await join();
  }

  return (
    <form aria-label="Look it over" onSubmit={finish}>
      <h2>Look it over</h2>
      <p>
        {member.name}, {member.plan}
        {member.hasPet && `, with ${member.pet}`}
      </p>
      <label>
        <input type="checkbox" checked={member.accepts} onChange={(event) => set({ accepts: event.target.checked })} />I
        accept the rules
      </label>
      {problem !== '' && <p role="alert">{problem}</p>}
      <button type="button" onClick={() => navigate(member.hasPet ? '/join/pet' : '/join/you')}>
        Back
      </button>
      <button>Join now</button>
    </form>
  );
}
