import * as plain from 'vue';
import type { VNode } from 'vue';

import { driftedChildren, driftedProps, driftedText, type Elements } from './drift';

/** Stands in for Vue's own in compiled templates: every element that the app makes comes through here. */
export * from 'vue';

type Create = (
  type: unknown,
  props?: Record<string, unknown> | null,
  children?: unknown,
  patchFlag?: number,
  ...more: unknown[]
) => VNode;

const changesClass = 2;
const renders = new WeakMap<object, number>();
let render = 0;

/** Which render of which component an element is made in: while it runs, the tree of the last one is still there. */
function currentRender(): string {
  const instance = plain.getCurrentInstance();
  if (instance === null) return 'static';
  const last = (instance.subTree as object | null) ?? instance;
  if (!renders.has(last)) renders.set(last, (render += 1));
  return String(renders.get(last));
}

const elements: Elements<VNode> = {
  tagOf: ({ type }) =>
    typeof type === 'string' ? type : typeof type === 'object' && type !== null ? 'component' : undefined,
  listOf: (child) =>
    child.type === plain.Fragment && Array.isArray(child.children) && child.key === null && child.patchFlag > 0
      ? {
          children: child.children as VNode[],
          keyOf: (one) => String(one.key),
          remake: (all) => {
            child.children = all;
            return child;
          },
        }
      : null,
  wrapper: (tag, className, child) => plain.h(tag, { class: className }, [child]),
  item: (tag, text) => plain.h(tag, [plain.h('p', text)]),
};

const isNode = (child: unknown): child is VNode => plain.isVNode(child);

function drifting(create: Create): Create {
  return (type, props = null, children = null, patchFlag = 0, ...more) => {
    if (typeof type !== 'string') return create(type, props, children, patchFlag, ...more);
    const hasClass = props !== null && typeof props['class'] === 'string';
    const inside =
      Array.isArray(children) && children.every(isNode) ? driftedChildren(type, children, elements) : children;
    return create(
      type,
      driftedProps(props, currentRender()),
      typeof inside === 'string' ? driftedText(inside) : inside,
      hasClass && patchFlag >= 0 ? patchFlag | changesClass : patchFlag,
      ...more,
    );
  };
}

export const createElementVNode = drifting(plain.createElementVNode as unknown as Create);
export const createElementBlock = drifting(plain.createElementBlock as unknown as Create);
export const createTextVNode = (text = ' ', flag = 0): VNode => plain.createTextVNode(driftedText(text), flag);
