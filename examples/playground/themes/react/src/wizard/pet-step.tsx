import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';

import { useJoining } from './join-layout';
import { problems } from './member';
import { PetFields } from './pet-fields';

export function PetStep() {
  const { member, set } = useJoining();
  const [problem, setProblem] = useState('');
  const navigate = useNavigate();

  function goOn(event: FormEvent): void {
    event.preventDefault();
    const found = problems.pet(member);
    setProblem(found);
    if (found === '') navigate('/join/review');
  }

  return (
    <form aria-label="Your pet" onSubmit={goOn}>
      <h2>Your pet</h2>
      <PetFields member={member} set={set} />
      {problem !== '' && <p role="alert">{problem}</p>}
      <button type="button" onClick={() => navigate('/join/you')}>
        Back
      </button>
      <button>Next</button>
    </form>
  );
}
