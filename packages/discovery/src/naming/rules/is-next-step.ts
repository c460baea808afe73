import { isBareAct, isOnward } from '../words/action-words.js';
import type { ToolToName } from './tool-to-name.js';

/** Decides whether an action only goes on from its surroundings: it has no fields, and no form or dialog to submit. */
export function isNextStep({ act, fields, container }: ToolToName): boolean {
  return (
    isBareAct(act) && isOnward(act) && fields.length === 0 && container?.kind !== 'dialog' && container?.kind !== 'form'
  );
}
