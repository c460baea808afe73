import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { useShown } from '../use-shown';

const start = [
  { id: 1, title: 'More benches', votes: 4 },
  { id: 2, title: 'A fountain', votes: 9 },
  { id: 3, title: 'Longer nights', votes: 1 },
];

/** Each vote shows at once; where the server does not take it, it is taken back without a word. */
export function VotesPage() {
  const [proposals, setProposals] = useState(start);
  useShown({ proposals });
  const count = (id: number, by: number) =>
    setProposals((before) => before.map((one) => (one.id === id ? { ...one, votes: one.votes + by } : one)));

  const vote = useMutation({
    mutationFn: async (id: number) => {
      const response = await fetch(`/api/votes/${id}`, { method: 'POST' });
      if (!response.ok) throw new Error('not counted');
    },
    onMutate: (id) => count(id, 1),
    onError: (_, id) => count(id, -1),
  });

  return (
    <main>
      <h1>Proposals</h1>
      <ul aria-label="Proposals">
        {proposals.map((proposal) => (
          <li key={proposal.id}>
            <h2>{proposal.title}</h2>
            <p>{proposal.votes} votes</p>
            <button type="button" onClick={() => vote.mutate(proposal.id)}>
              Upvote
            </button>
          </li>
        ))}
      </ul>
    </main>
  );
}
