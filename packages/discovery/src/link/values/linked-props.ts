import type { Source } from '@webmcp/contract';

import { drawnProp } from '../../extract/facts/host-attribute.js';
import { linkCallAsHandler } from '../handlers/link-handler.js';
import { force } from '../model/evaluator.js';
import { limits } from '../model/limits.js';
import { withinLimits } from '../model/link-budget.js';
import type { LinkedNode, LinkedProp, LinkedValue } from '../model/linked.js';
import type { ExpandedProps } from '../model/passed-props.js';
import type { RenderSite } from '../model/render-site.js';
import type { Renderer } from '../model/renderer.js';
import { absent, literalText, type ControlNames, type ResolvedValue } from '../model/resolved-value.js';

/** Props that only style: their values are cut short. */
const styling = new Set(['class', 'className', 'style', 'sx', 'css', 'classNames', 'styles']);

/** Props of tables with a function that returns the props of a row. */
const makesRowProps = new Set(['rowProps', 'customRow', 'onRow']);

/**
 * Returns the expanded props of a host element or an outside component as linked props, without `children`.
 * @param host names the props as HTML does
 */
export function linkedProps(
  renderer: Renderer,
  expanded: ExpandedProps,
  host: boolean,
  site: RenderSite,
): LinkedProp[] {
  const linked: LinkedProp[] = expanded.spreads.map(({ value, at }) => ({
    name: '...',
    value: renderer.toLinkedValue(value, at, site),
    at,
  }));
  const { control: _, ...around } = site;
  const names = controlNames(renderer, expanded);
  for (const [name, prop] of expanded.props) {
    if (name === 'children') continue;
    const resolved = force(renderer, prop.value);
    if (resolved.kind === 'absent') continue;
    const { at, modifiers } = prop;
    const most = styling.has(name) ? limits.smallValues : limits.values;
    linked.push({
      name: drawnProp(name, host),
      value: withinLimits(renderer.budget, most, () =>
        propValue(renderer, { name, resolved, at }, isEvent(name) ? { ...around, control: names } : around),
      ),
      ...(modifiers === undefined ? {} : { modifiers }),
      at,
    });
  }
  return linked;
}

const isEvent = (prop: string): boolean => /^on[A-Z]/.test(prop);

/** Returns the name and the id of a control, as far as the source has them as texts. */
function controlNames(renderer: Renderer, { props }: ExpandedProps): ControlNames {
  const names: ControlNames = {};
  for (const key of ['name', 'id'] as const) {
    const prop = props.get(key);
    const value = prop === undefined ? absent : force(renderer, prop.value);
    if (value.kind === 'value' && literalText(value) !== undefined) names[key] = value;
  }
  return names;
}

/** Returns the value of a prop; a call as the value of an event prop makes the handler. */
function propValue(
  renderer: Renderer,
  { name, resolved, at }: { name: string; resolved: ResolvedValue; at: Source },
  site: RenderSite,
): LinkedValue {
  if (makesRowProps.has(name) && resolved.kind === 'value' && resolved.value.kind === 'function') {
    const { value: fn, scope } = resolved;
    return renderer.toLinkedValue(renderer.call({ fn, closure: scope, args: [], caller: scope }), at, site);
  }
  const isHandler = isEvent(name) || name === 'action' || name === 'formAction';
  if (isHandler && resolved.kind === 'result') return linkCallAsHandler(renderer, resolved, site);
  return renderer.toLinkedValue(resolved, at, site);
}

/** Returns the rendered children of a tag. */
export function linkedChildren(renderer: Renderer, expanded: ExpandedProps, site: RenderSite): LinkedNode[] {
  const children = expanded.props.get('children');
  return children === undefined ? [] : renderer.renderValue(force(renderer, children.value), children.at, site);
}
