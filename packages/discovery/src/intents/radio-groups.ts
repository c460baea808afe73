import { bindOf } from './binds.js';
import type { DraftBoundary, DraftIntent } from './draft.js';
import { findValue, identityOf } from './prop-values.js';
import type { SceneElement } from './scene.js';

/** The group element (radiogroup role, library RadioGroup) that holds a radio. */
function groupAround(radio: SceneElement): SceneElement | undefined {
  for (let at = radio.parent; at !== null; at = at.parent) {
    if (at.kind === 'element' && at.entry?.is === 'field' && at.entry.group === true) return at;
    if (at.kind === 'element' && at.entry?.is === 'boundary' && at.entry.kind !== 'group') return undefined;
  }
  return undefined;
}

function scopeOf(boundary: DraftBoundary | null): DraftBoundary | null {
  let at = boundary;
  while (at !== null && (at.kind === 'component' || at.kind === 'group' || at.kind === 'region')) at = at.parent;
  return at;
}

/**
 * Puts radios together: those inside a group element become its members; others are one group when they share a name
 * or a bound state in the same form, else the fieldset around them. The first radio stands for a group without an
 * element. Returns the intents in order.
 */
export function mergeRadios(intents: readonly DraftIntent[]): DraftIntent[] {
  const groups = new Map<SceneElement, DraftIntent>();
  for (const intent of intents)
    if (intent.entry.is === 'field' && intent.entry.group === true) groups.set(intent.node, intent);
  const byKey = new Map<DraftBoundary | null, Map<string, DraftIntent>>();
  const kept: DraftIntent[] = [];
  for (const intent of intents) {
    // A component that is given its choices as data is a whole group by itself.
    const isSingle = intent.entry.is === 'field' && intent.entry.group !== true && intent.entry.options === undefined;
    const isMember = isSingle && intent.control === 'radio';
    const isBox = intent.entry.is === 'field' && intent.entry.group !== true && intent.control === 'checkbox';
    const around = isMember || isBox ? groupAround(intent.node) : undefined;
    const group = around === undefined ? undefined : groups.get(around);
    if (group !== undefined && (isMember || group.control !== 'radio')) {
      group.members.push(intent.node);
      group.handlers.push(
        ...intent.handlers.filter((one) => group.handlers.every((other) => other.source !== one.source)),
      );
      continue;
    }
    if (!isMember) {
      kept.push(intent);
      continue;
    }
    const name = findValue(intent.node.props, 'name');
    const bound = bindOf(intent.node.props.filter((prop) => prop.name !== 'value'));
    const key = name !== undefined ? `name ${identityOf(name)}` : bound !== undefined ? `bind ${bound}` : 'alone';
    const scope = name === undefined && bound === undefined ? intent.boundary : scopeOf(intent.boundary);
    const keys = byKey.get(scope) ?? new Map<string, DraftIntent>();
    byKey.set(scope, keys);
    const first = keys.get(key);
    if (first === undefined) {
      keys.set(key, intent);
      intent.members.push(intent.node);
      kept.push(intent);
    } else {
      first.members.push(intent.node);
      first.handlers.push(...intent.handlers);
    }
  }
  return kept;
}
