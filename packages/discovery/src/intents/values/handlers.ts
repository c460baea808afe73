import type { HandlerFacts } from '../../extract/facts/facts.js';
import { isTwoWay } from '../../extract/facts/neutral-props.js';
import { questionCallOf } from '../../libraries/questions/question-calls.js';
import type { LinkedHandler, LinkedProp, LinkedValue } from '../../link/model/linked.js';
import type { HandlerEvidence } from '../model/intent.js';
import { plainHandler, plainValue } from './plain-facts.js';

/** Events of the pointer, the focus, loading and drawing. Their handlers are no evidence of a control's purpose. */
const passiveEvents =
  /^on(?:Mouse(?:Enter|Leave|Over|Out|Move)|Pointer(?:Enter|Leave|Move|Over|Out)|Focus|Blur|Scroll|Load|Error|Animation|Transition|Wheel|ContextMenu|Drag|TouchMove|FocusCapture|BlurCapture)/i;

/** Props of a form and of its buttons that take a function in React 19. The function submits the form. */
const formActions: ReadonlySet<string> = new Set(['action', 'formaction']);

/** Decides whether the value of a form's action is a function: its own, or the function that a hook returns. */
const isFunction = (value: LinkedValue): boolean =>
  value.kind === 'function' || (value.kind === 'call' && /^use(?:Action|Form)State$/.test(value.callee.at(-1) ?? ''));

/** Returns the handlers of an element in source order. A two-way binding is a handler of the event `model`. */
export function handlersOf(props: readonly LinkedProp[]): HandlerEvidence[] {
  return props.flatMap((prop): HandlerEvidence[] => {
    const { name, value, at } = prop;
    if (isTwoWay(name)) {
      if (value.kind !== 'state') return [];
      return [
        {
          event: 'model',
          does: { calls: [], assigns: [] },
          sets: [{ state: stateName(value) }],
          source: at,
          attached: at,
        },
      ];
    }
    if (formActions.has(name) && isFunction(value))
      return [{ event: name === 'action' ? 'submit' : 'click', ...bodyOf(value), source: value.at, attached: at }];
    if (!/^on[A-Z]/.test(name) || passiveEvents.test(name) || value.kind === 'literal') return [];
    return [{ event: eventName(name), ...bodyOf(value), source: value.at, attached: at }];
  });
}

/** Returns the event of a prop: `valueChange` of `onValueChange`, `update:modelValue` of `onUpdate:modelValue`. */
function eventName(prop: string): string {
  const bare = prop.slice(2);
  return bare.charAt(0).toLowerCase() + bare.slice(1);
}

type Body = Pick<HandlerEvidence, 'name' | 'does' | 'sets' | 'asked'>;

/** Returns the effects of a handler. A call such as `handleSubmit(save)` has the effects of its function arguments too. */
function bodyOf(value: LinkedValue): Body {
  switch (value.kind) {
    case 'function':
      return { ...named(value.name), does: plainHandler(value.does), sets: setsIn(value.does), ...askedIn(value.does) };
    case 'reference':
      return { ...named(value.path.at(-1)), does: called({ callee: value.path, args: [], at: value.at }), sets: [] };
    case 'choice':
      return merged(value.options.map(bodyOf));
    case 'array':
      return merged(value.items.map(bodyOf));
    case 'call': {
      const { callee, args, at } = value;
      const functions = args.filter((arg) => arg.kind === 'function' || arg.kind === 'reference');
      const own: Body = { does: called({ callee, args: args.map((arg) => plainValue(arg, 1)), at }), sets: [] };
      return merged([...functions.map(bodyOf), own]);
    }
    default:
      return { does: { calls: [], assigns: [] }, sets: [] };
  }
}

const named = (name: string | undefined): { name?: string } => (name === undefined ? {} : { name });
const called = (call: HandlerFacts['calls'][number]): HandlerFacts => ({ calls: [call], assigns: [] });

/** Combines the effects of several functions under the first name. */
function merged(bodies: readonly Body[]): Body {
  return {
    ...named(bodies.find((body) => body.name !== undefined)?.name),
    does: {
      calls: bodies.flatMap((body) => body.does.calls),
      assigns: bodies.flatMap((body) => body.does.assigns),
    },
    sets: bodies.flatMap((body) => body.sets),
    ...withAsked(bodies.flatMap((body) => body.asked ?? [])),
  };
}

const withAsked = (asked: NonNullable<HandlerEvidence['asked']>): Pick<Body, 'asked'> =>
  asked.length === 0 ? {} : { asked };

const askedIn = ({ calls }: LinkedHandler): Pick<Body, 'asked'> =>
  withAsked(
    calls.flatMap((call) => {
      const entry = questionCallOf(call);
      return entry === undefined ? [] : [{ entry, callee: call.callee, args: call.args, at: call.at }];
    }),
  );

function setsIn(does: LinkedHandler): HandlerEvidence['sets'] {
  return does.sets.map(({ state, value }) => ({
    state,
    ...(value?.kind === 'literal' ? { value: value.value } : {}),
  }));
}

/** Returns a state's name: `instance:name`, or with a member `instance:name.member`. */
export function stateName(value: Extract<LinkedValue, { kind: 'state' }>): string {
  return [value.id, ...value.path].join('.');
}

/**
 * Returns the values that a handler sets a state to; without such values, the values of the state around this state. A new
 * object that is written out has no other members: `setParams({ sort: 'name' })` removes the tab.
 */
export function setsOfState(sets: HandlerEvidence['sets'], state: string): HandlerEvidence['sets'] {
  const exact = sets.filter((set) => set.state === state);
  if (exact.length > 0) return exact;
  const around = sets.filter((set) => state.startsWith(`${set.state}.`));
  const isWritten = (whole: string): boolean =>
    sets.some(({ state: member }) => member.startsWith(`${whole}.`) && !state.startsWith(`${member}.`));
  return around.map((set) => (set.value === undefined && isWritten(set.state) ? { state, value: null } : set));
}
