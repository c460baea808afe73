import { createElement, isValidElement, type ElementType, type ReactElement, type ReactNode } from 'react';
import * as plain from 'react/jsx-runtime';

import { driftedChildren, driftedProps, driftedText, type Elements } from './drift';

type Props = Record<string, unknown>;
type Component = (props: Props) => ReactNode;

/** Stands in for React's own: every element that the app makes comes through here. */
const withRender = new WeakMap<Component, Component>();
let render = 0;

/** The component, counting its renders: what it makes in one belongs together. */
function counted(component: Component): Component {
  const known = withRender.get(component);
  if (known !== undefined) return known;
  const wrapped = Object.assign((props: Props): ReactNode => {
    render += 1;
    return component(props);
  }, component);
  withRender.set(component, wrapped);
  return wrapped;
}

const elements: Elements<ReactNode> = {
  tagOf: (child) => (!isValidElement(child) ? undefined : typeof child.type === 'string' ? child.type : 'component'),
  listOf: (child) =>
    Array.isArray(child) && child.every(isValidElement)
      ? { children: child as ReactNode[], keyOf: (one) => String((one as ReactElement).key), remake: (all) => all }
      : null,
  wrapper: (tag, className, child) => createElement(tag, { className }, child),
  item: (tag, text) => createElement(tag, null, createElement('p', null, text)),
};

function make(type: ElementType, props: Props, key: string | undefined): ReactElement {
  if (typeof type === 'function') {
    const isClass = (type.prototype as { isReactComponent?: object } | undefined)?.isReactComponent !== undefined;
    return plain.jsx(isClass ? type : (counted(type as Component) as ElementType), props, key);
  }
  if (typeof type !== 'string') return plain.jsx(type, props, key);
  const given = props['children'] as ReactNode;
  const drifted = driftedProps(props, String(render)) ?? {};
  if (given === undefined) return plain.jsx(type, drifted, key);
  const texts = (Array.isArray(given) ? (given as ReactNode[]) : [given]).map((child) =>
    typeof child === 'string' ? driftedText(child) : child,
  );
  return plain.jsxs(type, { ...drifted, children: driftedChildren(type, texts, elements) }, key);
}

export { Fragment } from 'react/jsx-runtime';
export const jsx = make;
export const jsxs = make;
