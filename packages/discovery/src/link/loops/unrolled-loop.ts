import type { Source } from '@webmcp/contract';

import { force } from '../model/evaluator.js';
import { limits } from '../model/limits.js';
import type { LexicalScope } from '../model/lexical-scope.js';
import type { LinkedNode } from '../model/linked.js';
import type { Renderer } from '../model/renderer.js';
import type { ListValue, ResolvedValue } from '../model/resolved-value.js';
import type { LoopItem } from './loop-item.js';

/** A loop over a list, with the ways to render it. */
export interface LoopToRender {
  /** The identity of the loop in the source. */
  written: { at: Source };
  over: ResolvedValue;
  scope: LexicalScope;
  /** Renders the loop for an unknown item. */
  once(): LinkedNode;
  /** Renders the body for one item. */
  item(item: LoopItem): LinkedNode[];
}

/**
 * Renders a loop. Its body is rendered once, for an unknown item, unless only the items of a known list decide the body:
 * it contains itself (a menu inside its own item), or functions of the items return the markup (a table's columns). Then
 * each item is rendered, as deep as its data goes.
 */
export function unrolledLoop(renderer: Renderer, loop: LoopToRender): LinkedNode[] {
  const { over, scope } = loop;
  const { unrolled } = scope;
  const items =
    over.kind === 'list' && !hasUnknown(over) && over.items.length <= limits.unrolledItems ? over.items : null;
  if (unrolled > 0 && (over.kind === 'absent' || items?.length === 0)) return [];
  if (items === null || items.length === 0 || unrolled >= limits.unrolledLoops) return [loop.once()];
  const whole = renderOnceUnlessDependent(renderer, loop);
  return whole === null ? renderItems(renderer, loop, items) : [whole];
}

/** Decides whether a list has items that only the run knows: `[...rows].sort()`. */
const hasUnknown = ({ items }: ListValue): boolean =>
  items.some((item) => item.kind === 'value' && item.value.kind === 'unknown');

/** Renders the loop for an unknown item; null if its body depends on the items. */
function renderOnceUnlessDependent({ memory }: Renderer, loop: LoopToRender): LinkedNode | null {
  const { loops } = memory;
  if (loops.itemDependent.has(loop.written)) return null;
  const before = loops.itemDependencies;
  const whole = loop.once();
  if (loops.itemDependencies === before) return whole;
  loops.itemDependent.add(loop.written);
  return null;
}

function renderItems(renderer: Renderer, loop: LoopToRender, items: ListValue['items']): LinkedNode[] {
  const { budget } = renderer;
  budget.unrolledItems += items.length;
  if (budget.unrolledItems > limits.allUnrolled) return [loop.once()];
  const unrolled = loop.scope.unrolled + 1;
  return items.flatMap((item, index) =>
    loop.item({ item: force(renderer, item), index: positionOf(index, loop), unrolled }),
  );
}

const positionOf = (index: number, { written: { at }, scope }: LoopToRender): ResolvedValue => ({
  kind: 'value',
  value: { kind: 'literal', value: index, at },
  scope,
});
