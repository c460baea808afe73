import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';

import { useJoining } from './join-layout';
import { problems } from './member';
import { YouFields } from './you-fields';

export function YouStep() {
  const { member, set } = useJoining();
  const [problem, setProblem] = useState('');
  const navigate = useNavigate();

  function goOn(event: FormEvent): void {
    event.preventDefault();
    const found = problems.you(member);
    setProblem(found);
    if (found === '') navigate(member.hasPet ? '/join/pet' : '/join/review');
  }

  return (
    <form aria-label="About you" onSubmit={goOn}>
      <h2>About you</h2>
      <YouFields member={member} set={set} />
      {problem !== '' && <p role="alert">{problem}</p>}
      <button>Next</button>
    </form>
  );
}
