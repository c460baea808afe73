import { natives, run } from './natives.js';

/** Sends an event by the browser's own function. Returns false if a listener cancelled the event. */
export const send = (target: EventTarget, event: Event): boolean => run(natives.dispatchEvent, target, [event]);
