import { useEffect, useState } from 'react';
import { useParams } from 'react-router';

declare global {
  interface Window {
    /** What the page's components hold: their state, not what the document shows. */
    playground?: unknown;
  }
}

export const rooms = ['Single', 'Double', 'Suite'];

/** What the desk keeps, laid open to whoever looks at the page from outside. */
export interface Kept {
  guest: { name: string; room: string } | null;
  street: string;
  done: string;
  keyword: string;
  listName: string;
}

export function useDesk() {
  const { mode } = useParams();
  const [kept, setKept] = useState<Kept>({ guest: null, street: '', done: '', keyword: '', listName: 'Guests' });
  const [said, setSaid] = useState('');
  useEffect(() => {
    window.playground = kept;
  }, [kept]);
  const keep = (change: Partial<Kept>, message: string) => {
    setKept((now) => ({ ...now, ...change }));
    setSaid(message);
  };
  return { kept, keep, said, setSaid, isInline: mode === 'inline' };
}
