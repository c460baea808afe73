import { useState } from 'react';
import { Outlet, useOutletContext } from 'react-router';

import { useShown } from '../use-shown';
import { emptyMember, type Member } from './member';

export interface Joining {
  member: Member;
  set(part: Partial<Member>): void;
  join(): Promise<void>;
}

export const useJoining = (): Joining => useOutletContext<Joining>();

/** Keeps the answers while the steps come and go. */
export function JoinLayout() {
  const [member, setMember] = useState(emptyMember);
  const [members, setMembers] = useState<Member[]>([]);
  useShown({ member, members });
  const joining: Joining = {
    member,
    set: (part) => setMember((before) => ({ ...before, ...part })),
    async join() {
      await fetch('/api/members', { method: 'POST', body: JSON.stringify(member) });
      setMembers([...members, member]);
      setMember(emptyMember);
    },
  };
  return (
    <main>
      <h1>Join the garden</h1>
      <Outlet context={joining} />
      <p role="status">{members.length === 0 ? '' : `Welcome, ${members.at(-1)?.name}`}</p>
    </main>
  );
}
