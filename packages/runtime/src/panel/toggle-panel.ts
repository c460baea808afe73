import type { PageTools } from '../register/page-tools.js';
import { askServer, type HotChannel } from './ask-server.js';
import { offerDeveloperTools } from './developer-tools.js';
import { drawPanel } from './draw-panel.js';
import { panelStyle } from './panel-style.js';

let close: (() => void) | undefined;

/** Opens the panel of a dev server, or closes the open one. Nothing of the page can read its root. */
export async function togglePanel(hot: HotChannel): Promise<void> {
  if (close !== undefined) return close();
  const before = document.activeElement as HTMLElement | null;
  const host = document.createElement('webmcp-panel');
  const ended = new AbortController();
  close = () => {
    close = undefined;
    ended.abort();
    host.remove();
    before?.focus();
  };
  const { facts } = await askServer(hot, { ask: 'facts' });
  const tools = (window as Window & { webmcp?: PageTools }).webmcp;
  if (facts === undefined || tools === undefined || ended.signal.aborted) return close?.();
  const root = host.attachShadow({ mode: 'closed' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(panelStyle);
  root.adoptedStyleSheets = [sheet];
  const world = {
    root,
    facts,
    tools,
    open: ({ file, line, column }: { file: string; line: number; column: number }) =>
      void fetch(`${facts.editor}${encodeURIComponent(`${file}:${line}:${column}`)}`),
    decide: async (decision: Parameters<Parameters<typeof drawPanel>[0]['decide']>[0]) =>
      (await askServer(hot, { ask: 'decide', decision })).said ?? 'The dev server did not answer',
  };
  const panel = await drawPanel(world, ended.signal, () => close?.());
  root.append(panel);
  document.documentElement.append(host);
  await offerDeveloperTools(facts, ended.signal);
  panel.focus();
}
