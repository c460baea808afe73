import { reactive } from 'vue';

import { useShown } from '../useShown';
import { emptyParcel, start, type ParcelDesk } from './parcel';

/** What both pages do; only their markup differs. */
export function useParcelDesk() {
  const desk = reactive<ParcelDesk>(structuredClone(start));
  useShown(desk);
  async function send(): Promise<void> {
    await fetch('/api/parcels', { method: 'POST' });
    desk.sent.push(desk.parcel);
    desk.parcel = { ...emptyParcel };
  }
  function swap(): void {
    desk.isSwapped = !desk.isSwapped;
  }
  async function print(): Promise<void> {
    await fetch('/api/labels', { method: 'POST' });
    desk.printed += 1;
  }
  async function keepDraft(): Promise<void> {
    await fetch('/api/drafts', { method: 'PUT' });
    desk.drafts.push({ ...desk.parcel });
  }
  async function track(): Promise<void> {
    await fetch('/api/tracking');
    desk.tracked += 1;
  }
  function turn(): void {
    desk.turned += 90;
  }
  return { desk, send, swap, print, keepDraft, track, turn };
}
