import type { TemplateNode } from '../../extract/facts/facts.js';
import { lookUpPath } from '../evaluate/look-up.js';
import { innerScope } from '../model/lexical-scope.js';
import type { LinkedNode } from '../model/linked.js';
import type { Renderer } from '../model/renderer.js';
import type { ComponentValue, ResolvedValue } from '../model/resolved-value.js';
import { passedBy, type ComponentUse } from './component-use.js';
import { uninlinedTag } from './uninlined-tag.js';

/** Inlines the component that another wraps (`memo(Button)`, `styled(Button)`), with all props of the use. */
export function inlineWrapped(
  renderer: Renderer,
  { component, module }: ComponentValue,
  path: string[],
  use: ComponentUse,
): LinkedNode[] {
  const { scope, at, site } = use;
  const isItself = path.length === 1 && path[0] === component.name;
  const found: ResolvedValue = isItself ? { kind: 'unresolved', path } : lookUpPath(renderer, module.scope, path, true);
  const isCircle = scope.owner.stack.includes(component);
  if (isCircle || found.kind === 'unresolved' || found.kind === 'absent') {
    return [uninlinedTag(renderer, path.at(-1) ?? component.name, use)];
  }
  const base: TemplateNode = {
    kind: 'element',
    tag: { kind: 'component', path: ['~wrapped'] },
    props: [{ name: '...', value: { kind: 'reference', path: ['~given'], at }, at }],
    children: [],
    at,
  };
  const inner = innerScope(module.scope, {
    owner: { ...scope.owner, stack: [...scope.owner.stack, component] },
    unrolled: scope.unrolled,
  });
  inner.names.set('~wrapped', found);
  inner.names.set('~given', { kind: 'props', passed: passedBy(use), omit: [] });
  return renderer.renderTemplate([base], inner, site);
}
