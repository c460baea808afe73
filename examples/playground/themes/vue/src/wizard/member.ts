export interface Member {
  name: string;
  plan: string;
  hasPet: boolean;
  pet: string;
  animal: string;
  accepts: boolean;
}

export const emptyMember: Member = { name: '', plan: 'single', hasPet: false, pet: '', animal: 'dog', accepts: false };

/** What is wrong with a step's answers, or nothing. */
export const problems = {
  you: ({ name }: Member): string => (name.trim() === '' ? 'Please tell us your name' : ''),
  pet: ({ pet }: Member): string => (pet.trim() === '' ? 'Every pet has a name' : ''),
  review: ({ accepts }: Member): string => (accepts ? '' : 'Please accept the rules'),
};
