export interface Repair {
  name: string;
  mail: string;
  kind: string;
  day: string;
  time: string;
  notes: string;
  loan: boolean;
}

/** All that the page keeps; a call changes one part of it. */
export interface Workshop {
  repair: Repair;
  repairs: Repair[];
  mail: string;
  subscribers: string[];
  search: string;
  inStock: boolean;
  reserved: string[];
  calls: number;
  reminders: boolean;
  history: string[];
  isReporting: boolean;
  report: { subject: string; details: string };
  reports: { subject: string; details: string }[];
  /** Key of the sentence that is said last. */
  said: string;
}

export const emptyRepair: Repair = {
  name: '',
  mail: '',
  kind: 'city',
  day: '',
  time: 'morning',
  notes: '',
  loan: false,
};

export const start: Workshop = {
  repair: emptyRepair,
  repairs: [],
  mail: '',
  subscribers: [],
  search: '',
  inStock: false,
  reserved: [],
  calls: 0,
  reminders: true,
  history: ['A new chain', 'Brakes'],
  isReporting: false,
  report: { subject: '', details: '' },
  reports: [],
  said: '',
};

export const kinds = ['city', 'race', 'cargo'] as const;
export const times = ['morning', 'evening'] as const;

export const parts = [
  { id: 'kmc', name: 'KMC X8', inStock: true },
  { id: 'koolstop', name: 'Kool-Stop Salmon', inStock: true },
  { id: 'conti', name: 'Conti Tour 28', inStock: false },
  { id: 'brooks', name: 'Brooks B17', inStock: true },
];
