import { chance } from './random';

/** How a page is changed against the one that the map was made of; from its own address. */
export interface DriftSettings {
  /** 0: not at all. */
  seed: number;
  reorders: boolean;
  wraps: boolean;
  inserts: boolean;
  /** Wordings: left alone, said a little differently, or replaced by others. */
  copy: 'kept' | 'edited' | 'replaced';
}

/** `?drift=17&copy=edited`; without a seed nothing changes. */
export function driftSettings(search: string): DriftSettings {
  const asked = new URLSearchParams(search);
  const seed = Number(asked.get('drift') ?? 0);
  const has = (what: string): boolean => seed > 0 && chance(seed, what) < 0.75;
  const copy = asked.get('copy');
  return {
    seed,
    reorders: has('reorders'),
    wraps: has('wraps'),
    inserts: has('inserts'),
    copy: seed > 0 && (copy === 'edited' || copy === 'replaced') ? copy : 'kept',
  };
}

export const settings = driftSettings(location.search);
