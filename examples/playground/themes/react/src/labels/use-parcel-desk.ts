import { useState } from 'react';

import { useShown } from '../use-shown';
import { emptyParcel, start, type Parcel, type ParcelDesk } from './parcel';

/** What both pages do; only their markup differs. */
export function useParcelDesk() {
  const [desk, setDesk] = useState<ParcelDesk>(start);
  useShown(desk);
  return {
    desk,
    set: (part: Partial<Parcel>) => setDesk((before) => ({ ...before, parcel: { ...before.parcel, ...part } })),
    async send() {
      await fetch('/api/parcels', { method: 'POST' });
      setDesk((before) => ({ ...before, sent: [...before.sent, before.parcel], parcel: emptyParcel }));
    },
    swap: () => setDesk((before) => ({ ...before, isSwapped: !before.isSwapped })),
    async print() {
      await fetch('/api/labels', { method: 'POST' });
      setDesk((before) => ({ ...before, printed: before.printed + 1 }));
    },
    async keepDraft() {
      await fetch('/api/drafts', { method: 'PUT' });
      setDesk((before) => ({ ...before, drafts: [...before.drafts, before.parcel] }));
    },
    async track() {
      await fetch('/api/tracking');
      setDesk((before) => ({ ...before, tracked: before.tracked + 1 }));
    },
    turn: () => setDesk((before) => ({ ...before, turned: before.turned + 90 })),
  };
}
