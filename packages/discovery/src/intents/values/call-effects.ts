import type { LinkedProp } from '../../link/model/linked.js';
import type { HandlerEvidence } from '../model/intent.js';
import type { Rule } from '../model/rule.js';
import { firstFit } from '../model/rule.js';
import { comparedTexts } from './carried-text.js';

export type HandlerCall = HandlerEvidence['does']['calls'][number];

/** The effect of a call on the element that receives it: `either` if a toggle or an unknown value decides. */
export type Effect = 'shows' | 'hides' | 'either';

/** A call on an element, with the parts that the rules read. An assignment is a call that ends in `=`. */
interface ElementCall {
  callee: readonly string[];
  /** The method's name. */
  method: string;
  /** The literal values of the first two arguments. */
  first: unknown;
  second: unknown;
}

/** Classes that hide an element. */
const hidingClass = /^(?:hidden|hide|d-none|is-hidden|closed|collapsed|invisible)$/;
/** Methods that show an element or component. An element with such a call is not visible from the start. */
const showMethods = new Set(['showModal', 'show', 'showPopover', 'togglePopover', 'toggle', 'open']);
const hideMethods = new Set(['close', 'hidePopover', 'hide']);
/** The jQuery plugins of Bootstrap: `$('#edit').modal('show')`. */
const pluginMethods = /^(?:modal|offcanvas|collapse|dropdown)$/;

function assignmentEffect({ callee, first }: ElementCall): Effect | undefined {
  switch (callee.at(-2)) {
    case 'hidden':
      return first === false ? 'shows' : first === true ? 'hides' : 'either';
    case 'open':
      return first === false ? 'hides' : 'shows';
    case 'display':
      return first === 'none' ? 'hides' : 'shows';
    default:
      return undefined;
  }
}

function classListEffect({ method, first, second }: ElementCall): Effect {
  const hides = hidingClass.test(String(first));
  if (method === 'toggle') return second === undefined ? 'either' : (second === true) === hides ? 'hides' : 'shows';
  return (method === 'add') === hides ? 'hides' : 'shows';
}

export const effectRules: readonly Rule<ElementCall, Effect | undefined>[] = [
  {
    name: 'assignment',
    reason: '`hidden`, `open` and `style.display` decide whether an element is visible.',
    fits: ({ method }) => method === '=',
    gives: assignmentEffect,
  },
  {
    name: 'class list',
    reason: 'A class either hides an element or shows it.',
    fits: ({ callee }) => callee.includes('classList'),
    gives: classListEffect,
  },
  {
    name: 'removed attribute',
    reason: 'Only the attribute `hidden` matters.',
    fits: ({ method }) => method === 'removeAttribute',
    gives: ({ first }) => (first === 'hidden' ? 'shows' : undefined),
  },
  {
    name: 'toggled attribute',
    reason: 'Only the attributes `hidden` and `open` matter.',
    fits: ({ method }) => method === 'toggleAttribute',
    gives({ first, second }) {
      if (first !== 'hidden' && first !== 'open') return undefined;
      if (typeof second !== 'boolean') return 'either';
      return second === (first === 'open') ? 'shows' : 'hides';
    },
  },
  {
    name: 'style property',
    reason: '`display` decides whether an element is visible.',
    fits: ({ method }) => method === 'setProperty',
    gives: ({ first, second }) => (first === 'display' ? (second === 'none' ? 'hides' : 'shows') : undefined),
  },
  {
    name: 'Bootstrap plugin',
    reason: 'The argument is the command; without one the plugin shows the element.',
    fits: ({ method }) => pluginMethods.test(method),
    gives: ({ first }) => (first === 'hide' ? 'hides' : first === 'toggle' ? 'either' : 'shows'),
  },
  {
    name: 'show method',
    reason: 'Elements and components show themselves by methods with such names.',
    fits: ({ method }) => showMethods.has(method),
    gives: () => 'shows',
  },
  {
    name: 'hide method',
    reason: 'Elements and components hide themselves by methods with such names.',
    fits: ({ method }) => hideMethods.has(method),
    gives: () => 'hides',
  },
];

/**
 * Returns the effect of a call on the element that receives it; undefined for no known effect.
 * @param props the attributes of the pressed element, with which its code may compare: `key === button.dataset.view`
 */
export function effectOf({ callee, args }: HandlerCall, props: readonly LinkedProp[] = []): Effect | undefined {
  const [first, second] = args.map((arg) => (arg.kind === 'literal' ? arg.value : comparedTexts(arg, props)));
  return firstFit(effectRules, { callee, method: callee.at(-1) ?? '', first, second });
}
