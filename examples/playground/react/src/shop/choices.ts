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

export const categories = [
  { value: 'kitchen', label: 'Kitchen' },
  { value: 'living', label: 'Living room' },
  { value: 'bath', label: 'Bath' },
  { value: 'garden', label: 'Garden' },
];

export const sortings = [
  { value: 'name', label: 'Name' },
  { value: 'price', label: 'Price, low to high' },
  { value: '-price', label: 'Price, high to low' },
];

export const deliveries = [
  { value: 'standard', label: 'Standard, 3 to 5 days' },
  { value: 'express', label: 'Express, tomorrow' },
  { value: 'pickup', label: 'Pick up in Bergen' },
];

export const payments = [
  { value: 'invoice', label: 'Invoice, 14 days' },
  { value: 'wallet', label: 'Phone wallet' },
  { value: 'gift-card', label: 'Gift card' },
];

export const returnReasons = [
  { value: 'broken', label: 'It arrived broken' },
  { value: 'wrong', label: 'It is not what I ordered' },
  { value: 'mind', label: 'I changed my mind' },
];

export const returnOutcomes = [
  { value: 'money', label: 'Money back' },
  { value: 'exchange', label: 'The same again' },
];
