import { reactive, watchEffect } from 'vue';

/** The second form of each page: the controls that fewer forms have. */
export interface Stay {
  wishes: string;
  email: string;
  website: string;
  phone: string;
  keyword: string;
  /** HH:mm */
  wakeUp: string;
  /** YYYY-MM-DDTHH:mm */
  departure: string;
  /** YYYY-MM-DD */
  checkout: string;
  /** YYYY-MM */
  season: string;
  /** YYYY-Www */
  week: string;
  /** #rrggbb */
  colour: string;
  warmth: number;
  adults: number;
  parking: boolean;
  extras: string[];
  airport: string;
  floor: string;
  tags: string[];
}

export const emptyStay = (): Stay => ({
  wishes: '',
  email: '',
  website: '',
  phone: '',
  keyword: '',
  wakeUp: '',
  departure: '',
  checkout: '',
  season: '',
  week: '',
  colour: '#000000',
  warmth: 18,
  adults: 1,
  parking: false,
  extras: [],
  airport: '',
  floor: '',
  tags: [],
});

export const extras = ['Cot', 'Sauna', 'Late checkout'];
export const floors = ['Ground', 'First', 'Second'];
const airports = ['Bergen Flesland', 'Oslo Gardermoen', 'Oslo Torp', 'Tromsø Langnes'];

/** Plays the server of an autocomplete: answers after a while. */
export function findAirports(typed: string): Promise<string[]> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(airports.filter((each) => each.toLowerCase().includes(typed.toLowerCase()))), 300);
  });
}

/** What the page was asked to keep, beside the booking and the note. */
export interface Kept {
  stay: Stay | null;
  company: string;
  nickname: string;
  chosen: string;
  /** How often something was kept. */
  times: number;
}

/** What was kept, laid open to whoever looks at the page from outside. */
export function useKept() {
  const kept: Kept = reactive({ stay: null, company: '', nickname: '', chosen: '', times: 0 });
  watchEffect(() => {
    window.playground = { ...window.playground, ...kept };
  });
  function keep(more: Partial<Kept>) {
    Object.assign(kept, more, { times: kept.times + 1 });
  }
  return { kept, keep };
}

/** ISO parts of dates that a picker gives as `Date`. */
export const isoMonth = (date: Date): string => `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`;
export const isoTime = (date: Date): string =>
  [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
export const isoDateTime = (date: Date): string =>
  `${isoMonth(date)}-${String(date.getDate()).padStart(2, '0')}T${isoTime(date)}`;
