import { watchEffect, type Ref } from 'vue';

import type { Kept } from './stay';

export interface Booking {
  guest: string;
  nights: number | null;
  /** ISO date, or '' */
  arrival: string;
  room: string;
  breakfast: boolean;
  payment: string;
  city: string;
}

export const empty = (): Booking => ({
  guest: '',
  nights: null,
  arrival: '',
  room: '',
  breakfast: false,
  payment: '',
  city: '',
});

export const rooms = ['Single', 'Double', 'Suite'];
export const payments = ['Card', 'Cash', 'Invoice'];
export const cities = ['Bergen', 'Oslo', 'Stavanger', 'Tromsø', 'Trondheim'];

declare global {
  interface Window {
    /** What the page's components hold: their state, not what the document shows. */
    playground?: { saved?: Booking | null; note?: string } & Partial<Kept>;
  }
}

/** Lays the component's state open to whoever looks at the page from outside. */
export function useShown(saved: Ref<Booking | null>, note: Ref<string>): void {
  watchEffect(() => {
    window.playground = { ...window.playground, saved: saved.value, note: note.value };
  });
}
