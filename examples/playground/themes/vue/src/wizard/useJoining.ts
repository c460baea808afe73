import { reactive } from 'vue';

import { useShown } from '../useShown';
import { emptyMember, type Member } from './member';

const joining = reactive({ member: { ...emptyMember }, members: [] as Member[] });

/** The answers, kept while the steps come and go. */
export function useJoining() {
  useShown(joining);
  async function join(): Promise<void> {
    await fetch('/api/members', { method: 'POST', body: JSON.stringify(joining.member) });
    joining.members.push(joining.member);
    joining.member = { ...emptyMember };
  }
  return { joining, join };
}
