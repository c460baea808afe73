import type { Joining } from './join-layout';

export function YouFields({ member, set }: Pick<Joining, 'member' | 'set'>) {
  return (
    <>
      <label>
        Full name <input value={member.name} onChange={(event) => set({ name: event.target.value })} />
      </label>
      <label>
        Plan{' '}
        <select value={member.plan} onChange={(event) => set({ plan: event.target.value })}>
          <option value="single">Just me</option>
          <option value="family">The whole family</option>
        </select>
      </label>
      <label>
        <input type="checkbox" checked={member.hasPet} onChange={(event) => set({ hasPet: event.target.checked })} />I
        bring a pet
      </label>
    </>
  );
}
