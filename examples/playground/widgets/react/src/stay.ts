import { useEffect, useState } from 'react';

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

export const emptyStay: Stay = {
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
};

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

/** The state of the second form and of what stands beside it; laid open to whoever looks at the page from outside. */
export function useStay() {
  const [stay, setStay] = useState<Stay>(emptyStay);
  const [kept, setKept] = useState<Kept>({ stay: null, company: '', nickname: '', chosen: '', times: 0 });
  useEffect(() => {
    window.playground = { ...window.playground, ...kept };
  }, [kept]);
  const set = <Key extends keyof Stay>(key: Key, value: Stay[Key]) => setStay((now) => ({ ...now, [key]: value }));
  const keep = (more: Partial<Kept>) => setKept((now) => ({ ...now, ...more, times: now.times + 1 }));
  return { stay, set, kept, keep };
}
