import type { HandlerEvidence } from './intent.js';

/** Decides whether a call only passes an event on to the component around. Extracting names each emitter of Vue `$emit`. */
export const passesEventOn = ({ callee }: Pick<HandlerEvidence['does']['calls'][number], 'callee'>): boolean =>
  callee.join('.') === '$emit';
