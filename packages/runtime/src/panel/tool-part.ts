import type { PanelTool } from '@webmcp/contract';

import type { ToolInfo } from '../register/page-tools.js';
import { callForm } from './call-form.js';
import { decisionForm } from './decision-form.js';
import { drawOutlines } from './draw-outlines.js';
import { editorButton } from './editor-button.js';
import { make } from './make.js';
import type { PanelWorld } from './panel-world.js';

/**
 * Makes the entry of a tool. The pointer or the focus on the entry draws the tool's elements on the page.
 * @param live the tool as the page offers it; undefined for a tool that the page does not show now
 */
export function toolPart(tool: PanelTool, live: ToolInfo | undefined, world: PanelWorld): HTMLElement {
  const { facts, root } = world;
  const isWithdrawn = facts.withdrawn.includes(tool.name);
  const entry = make(
    'details',
    {},
    make('summary', {}, make('b', {}, tool.name), ' ', tagsOf(tool, isWithdrawn)),
    make('p', {}, tool.description),
    ...tool.reasons.map((reason) => make('p', { className: 'tags' }, `Risk: ${reason}`)),
    make('p', { className: 'tags' }, `On ${tool.routes.join(', ') || 'every page'}`),
    ...(tool.source === undefined ? [] : [editorButton(tool.source, world)]),
    ...(live === undefined ? [make('p', {}, notLive(isWithdrawn))] : [callForm(live, world.tools)]),
    decisionForm(tool, (decision) => world.decide(decision)),
  );
  let clear = (): void => undefined;
  const show = (): void => {
    clear();
    clear = drawOutlines(root, tool.targets, facts.testIdAttributes);
  };
  for (const type of ['pointerenter', 'focusin']) entry.addEventListener(type, show);
  for (const type of ['pointerleave', 'focusout']) entry.addEventListener(type, () => clear());
  return entry;
}

const notLive = (isWithdrawn: boolean): string =>
  isWithdrawn ? 'The source changed since the last webmcp instrument.' : 'The page does not show this tool now.';

function tagsOf({ level, confidence, proof }: PanelTool, isWithdrawn: boolean): HTMLElement {
  const facts = [`confidence ${confidence}`, proof ?? 'not proved', ...(isWithdrawn ? ['withdrawn'] : [])];
  return make('span', { className: 'tags' }, make('span', { className: level }, level), ` · ${facts.join(' · ')}`);
}
