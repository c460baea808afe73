export interface Person {
  id: string;
  name: string;
}

export const firstPeople: Person[] = [
  { id: 'p1', name: 'Ada Byron' },
  { id: 'p2', name: 'Bob Frost' },
  { id: 'p3', name: 'Ada Cole' },
];

export const cities = ['Bergen', 'Oslo', 'Turku'];
