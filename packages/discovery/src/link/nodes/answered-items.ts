import { pascal } from '../evaluate/look-up-tag.js';
import { itemEvents, type ItemEvent } from '../../libraries/known/item-events.js';
import type { ExpandedProps } from '../model/passed-props.js';
import { force } from '../model/evaluator.js';
import { linkAnswer } from '../handlers/link-handler.js';
import type { LinkedElement, LinkedNode, LinkedProp, LinkedValue } from '../model/linked.js';
import type { RenderSite } from '../model/render-site.js';
import type { Renderer } from '../model/renderer.js';
import type { WrittenValue } from '../model/resolved-value.js';

/** The part of a component that its event can change: its props and its content. */
type Answered = Pick<LinkedElement, 'props' | 'children'>;

/**
 * Gives each item of a component the part of the component's listener that runs for its key. `@command="run"` makes the item
 * with `command="edit"` call what `run('edit')` calls.
 */
export function answeredItems(
  renderer: Renderer,
  tag: LinkedElement['tag'],
  expanded: ExpandedProps,
  own: Answered,
  site: RenderSite,
): Answered {
  const name = tag.kind === 'host' ? '' : pascal(tag.path.at(-1) ?? '');
  const found = itemEvents.find(({ component, event }) => component === name && expanded.props.has(event));
  const listener = found === undefined ? undefined : expanded.props.get(found.event);
  if (found === undefined || listener === undefined) return own;
  const resolved = force(renderer, listener.value);
  if (resolved.kind !== 'value' || resolved.value.kind !== 'function') return own;
  const answer = (key: LinkedValue): LinkedValue | undefined =>
    answerFor(renderer, resolved, { key, member: found.member }, site);
  return found.items === undefined
    ? { props: inSlots(own.props, found, answer), children: withAnswers(own.children, found, answer) }
    : { ...own, props: own.props.map((prop) => (prop.name === found.items ? inData(prop, found, answer) : prop)) };
}

type Answer = (key: LinkedValue) => LinkedValue | undefined;

/** Returns the listener as it runs for a literal key; undefined for any other key. */
function answerFor(
  renderer: Renderer,
  listener: WrittenValue,
  { key, member }: { key: LinkedValue; member: string | undefined },
  site: RenderSite,
): LinkedValue | undefined {
  if (key.kind !== 'literal') return undefined;
  const { at } = key;
  const given: WrittenValue['value'] =
    member === undefined ? key : { kind: 'object', entries: [{ key: member, value: key }], spreads: [], at };
  return linkAnswer(renderer, listener, { kind: 'value', value: given, scope: listener.scope }, site);
}

function withAnswers(nodes: readonly LinkedNode[], event: ItemEvent, answer: Answer): LinkedNode[] {
  return nodes.map((node): LinkedNode => {
    switch (node.kind) {
      case 'element':
        return {
          ...node,
          props: withAnswer(inSlots(node.props, event, answer), event, answer),
          children: withAnswers(node.children, event, answer),
        };
      case 'instance':
        return { ...node, children: withAnswers(node.children, event, answer) };
      case 'branch':
        return { ...node, branches: node.branches.map((branch) => withAnswers(branch, event, answer)) };
      case 'loop':
        return { ...node, body: withAnswers(node.body, event, answer) };
      default:
        return node;
    }
  });
}

/** Gives the items in the slots of a component their answers. */
function inSlots(props: readonly LinkedProp[], event: ItemEvent, answer: Answer): LinkedProp[] {
  return props.map((prop) =>
    prop.value.kind === 'markup'
      ? { ...prop, value: { ...prop.value, nodes: withAnswers(prop.value.nodes, event, answer) } }
      : prop,
  );
}

function withAnswer(props: LinkedProp[], { key }: ItemEvent, answer: Answer): LinkedProp[] {
  const of = props.find(({ name }) => name === key);
  const value = of === undefined || props.some(({ name }) => name === 'onClick') ? undefined : answer(of.value);
  return of === undefined || value === undefined ? props : [...props, { name: 'onClick', value, at: of.at }];
}

/** Adds the answers to the items of a list in data, and to the items inside them. */
function inData(prop: LinkedProp, event: ItemEvent, answer: Answer): LinkedProp {
  return { ...prop, value: dataWithAnswers(prop.value, event, answer) };
}

function dataWithAnswers(value: LinkedValue, event: ItemEvent, answer: Answer): LinkedValue {
  if (value.kind === 'call') return { ...value, args: value.args.map((arg) => dataWithAnswers(arg, event, answer)) };
  if (value.kind === 'array')
    return { ...value, items: value.items.map((item) => dataWithAnswers(item, event, answer)) };
  if (value.kind !== 'object') return value;
  const entries = value.entries.map((entry) =>
    entry.key === 'children' ? { ...entry, value: dataWithAnswers(entry.value, event, answer) } : entry,
  );
  const key = entries.find((entry) => entry.key === event.key)?.value;
  const handler = key === undefined ? undefined : answer(key);
  return { ...value, entries: handler === undefined ? entries : [...entries, { key: 'onClick', value: handler }] };
}
