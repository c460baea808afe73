import type { HandlerFacts, Value } from '../../extract/facts/facts.js';
import type { LinkedHandler, LinkedProp, LinkedValue } from '../../link/model/linked.js';
import type { HandlerEvidence } from '../model/intent.js';
import { isTwoWay } from '../../extract/facts/neutral-props.js';

/** Events that only follow the pointer, the focus or the drawing; what they do is no evidence of what a control is for. */
const passive =
  /^on(?:Mouse(?:Enter|Leave|Over|Out|Move)|Pointer(?:Enter|Leave|Move|Over|Out)|Focus|Blur|Scroll|Load|Error|Animation|Transition|Wheel|ContextMenu|Drag|TouchMove|FocusCapture|BlurCapture)/i;
/** How deep functions inside arguments are followed. */
const MAX_DEPTH = 4;

function plainHandler(does: LinkedHandler, depth: number): HandlerFacts {
  return {
    calls: does.calls.map((call) => ({
      callee: call.callee,
      args: call.args.map((arg) => plainValue(arg, depth + 1)),
      ...(call.on === undefined ? {} : { on: plainValue(call.on, depth + 1) }),
      ...(call.own === undefined ? {} : { own: call.own }),
      at: call.at,
    })),
    assigns: does.sets.map((set) => ({
      target: [set.state],
      value: set.value === undefined ? { kind: 'unknown', at: set.at } : plainValue(set.value, depth + 1),
      at: set.at,
    })),
  };
}

/** A linked value as plain facts: states and loop items become references. */
export function plainValue(value: LinkedValue, depth = 0): Value {
  if (depth > MAX_DEPTH) return { kind: 'unknown', at: value.at };
  const each = (one: LinkedValue): Value => plainValue(one, depth + 1);
  switch (value.kind) {
    case 'state':
      return { kind: 'reference', path: [value.id, ...value.path], at: value.at };
    case 'item':
      return { kind: 'reference', path: ['item', ...value.path], at: value.at };
    case 'template':
      return { kind: 'template', parts: value.parts.map(each), at: value.at };
    case 'choice':
      return { kind: 'choice', options: value.options.map(each), at: value.at };
    case 'object':
      return {
        kind: 'object',
        entries: value.entries.map((entry) => ({ key: entry.key, value: each(entry.value) })),
        spreads: [],
        at: value.at,
      };
    case 'array':
      return { kind: 'array', items: value.items.map(each), at: value.at };
    case 'call':
      return {
        kind: 'call',
        callee: value.callee,
        args: value.args.map(each),
        ...(value.on === undefined ? {} : { on: each(value.on) }),
        at: value.at,
      };
    case 'function':
      return { kind: 'function', params: [], does: plainHandler(value.does, depth), at: value.at };
    case 'markup':
      return { kind: 'unknown', at: value.at };
    default:
      return value;
  }
}

/** `onValueChange` → `valueChange`, `onUpdate:modelValue` → `update:modelValue`. */
function eventName(prop: string): string {
  const bare = prop.slice(2);
  return bare.charAt(0).toLowerCase() + bare.slice(1);
}

interface Body {
  name?: string;
  does: HandlerFacts;
  sets: HandlerEvidence['sets'];
}

function setsOf(does: LinkedHandler): HandlerEvidence['sets'] {
  return does.sets.map((set) => ({
    state: set.state,
    ...(set.value?.kind === 'literal' ? { value: set.value.value } : {}),
  }));
}

function merge(bodies: readonly Body[]): Body {
  const name = bodies.find((body) => body.name !== undefined)?.name;
  return {
    ...(name === undefined ? {} : { name }),
    does: {
      calls: bodies.flatMap((body) => body.does.calls),
      assigns: bodies.flatMap((body) => body.does.assigns),
    },
    sets: bodies.flatMap((body) => body.sets),
  };
}

/** What a handler value does. A call such as `handleSubmit(save)` does what the functions that it is given do. */
function bodyOf(value: LinkedValue): Body {
  const nothing: HandlerFacts = { calls: [], assigns: [] };
  switch (value.kind) {
    case 'function':
      return {
        ...(value.name === undefined ? {} : { name: value.name }),
        does: plainHandler(value.does, 0),
        sets: setsOf(value.does),
      };
    case 'reference': {
      const name = value.path.at(-1);
      return {
        ...(name === undefined ? {} : { name }),
        does: { calls: [{ callee: value.path, args: [], at: value.at }], assigns: [] },
        sets: [],
      };
    }
    case 'choice':
      return merge(value.options.map(bodyOf));
    case 'array':
      return merge(value.items.map(bodyOf));
    case 'call': {
      const inner = value.args.filter((arg) => arg.kind === 'function' || arg.kind === 'reference').map(bodyOf);
      const own: Body = {
        does: {
          calls: [{ callee: value.callee, args: value.args.map((arg) => plainValue(arg, 1)), at: value.at }],
          assigns: [],
        },
        sets: [],
      };
      return merge([...inner, own]);
    }
    default:
      return { does: nothing, sets: [] };
  }
}

/** The handlers of an element, in source order, two-way bindings as event `model`. */
export function handlersOf(props: readonly LinkedProp[]): HandlerEvidence[] {
  return props.flatMap((prop): HandlerEvidence[] => {
    if (isTwoWay(prop.name)) {
      if (prop.value.kind !== 'state') return [];
      const state = stateName(prop.value);
      return [{ event: 'model', does: { calls: [], assigns: [] }, sets: [{ state }], source: prop.at }];
    }
    if (!/^on[A-Z]/.test(prop.name) || passive.test(prop.name) || prop.value.kind === 'literal') return [];
    const { name, does, sets } = bodyOf(prop.value);
    return [
      { event: eventName(prop.name), ...(name === undefined ? {} : { name }), does, sets, source: prop.value.at },
    ];
  });
}

/** `instance:name` or `instance:name.member`. */
export function stateName(value: Extract<LinkedValue, { kind: 'state' }>): string {
  return [value.id, ...value.path].join('.');
}

/** The values that a handler sets a state to. Where the handler sets no such member, the values of the state that contains it. */
export function setsOfState(sets: HandlerEvidence['sets'], state: string): HandlerEvidence['sets'] {
  const exact = sets.filter((set) => set.state === state);
  return exact.length > 0 ? exact : sets.filter((set) => state.startsWith(`${set.state}.`));
}
