import type { PanelTool } from '@webmcp/contract';

import { heldPart } from './held-part.js';
import { make } from './make.js';
import { makeButton } from './make-button.js';
import type { PanelWorld } from './panel-world.js';
import { toolPart } from './tool-part.js';
import { watchCalls } from './watch-calls.js';

/**
 * Draws the panel: the tools of the page, the other tools, the controls that are held back, and the log of the calls.
 * @param close is called by the button of the panel
 */
export async function drawPanel(world: PanelWorld, ended: AbortSignal, close: () => void): Promise<HTMLElement> {
  const { facts, tools } = world;
  const live = new Map((await tools.getTools()).map((each) => [each.name, each]));
  const here = facts.tools.filter(({ name }) => live.has(name));
  const others = facts.tools.filter(({ name }) => !live.has(name));
  const { acting, log } = watchCalls(ended);
  const section = (title: string, parts: HTMLElement[]): HTMLElement =>
    make(
      'section',
      {},
      make('h3', {}, `${title} (${parts.length})`),
      ...(parts.length === 0 ? [make('p', {}, 'None')] : parts),
    );
  const entry = (tool: PanelTool): HTMLElement => toolPart(tool, live.get(tool.name), world);
  const panel = make(
    'aside',
    { className: 'panel', ariaLabel: 'WebMCP', tabIndex: -1 },
    make('header', {}, make('h2', {}, 'WebMCP'), makeButton('Close', close)),
    acting,
    section('Tools of this page', here.map(entry)),
    section('Other tools', others.map(entry)),
    section(
      'Held back',
      facts.heldBack.map((each) => heldPart(each, world)),
    ),
    make('section', {}, make('h3', {}, 'Calls'), log),
  );
  panel.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  return panel;
}
