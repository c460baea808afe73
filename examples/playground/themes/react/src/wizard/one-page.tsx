import { useState, type FormEvent } from 'react';

import { useJoining } from './join-layout';
import { problems } from './member';
import { PetFields } from './pet-fields';
import { YouFields } from './you-fields';

/** The control of the experiment: all questions at once. */
export function OnePage() {
  const { member, set, join } = useJoining();
  const [problem, setProblem] = useState('');

  async function finish(event: FormEvent): Promise<void> {
    event.preventDefault();
    const found = problems.you(member);
    setProblem(found);
    if (found === '') await join();
  }

  return (
    <form aria-label="Everything at once" onSubmit={finish}>
      <YouFields member={member} set={set} />
      <PetFields member={member} set={set} />
      {problem !== '' && <p role="alert">{problem}</p>}
      <button>Join now</button>
    </form>
  );
}
