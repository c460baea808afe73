import type { Joining } from './join-layout';

export function PetFields({ member, set }: Pick<Joining, 'member' | 'set'>) {
  return (
    <>
      <label>
        Name of the pet <input value={member.pet} onChange={(event) => set({ pet: event.target.value })} />
      </label>
      <label>
        Animal{' '}
        <select value={member.animal} onChange={(event) => set({ animal: event.target.value })}>
          <option value="dog">Dog</option>
          <option value="cat">Cat</option>
        </select>
      </label>
    </>
  );
}
