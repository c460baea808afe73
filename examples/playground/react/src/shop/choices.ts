export const countries = [
  { value: 'no', label: 'Norway' },
  { value: 'se', label: 'Sweden' },
  { value: 'dk', label: 'Denmark' },
  { value: 'de', label: 'Germany' },
  { value: 'gb', label: 'United Kingdom' },
];

export const memberships = [
  { value: 'guest', label: 'Guest' },
  { value: 'friend', label: 'Friend of the house' },
  { value: 'family', label: 'Family' },
];
