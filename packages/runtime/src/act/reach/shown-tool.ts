import { whileStill } from '../../dom/still.js';
import type { ReachedPage } from '../call/reached-page.js';
import type { ToolCall } from '../call/tool-call.js';

/** Looks for the elements of a call's tool on the page as it is now. */
export interface ShownTool {
  /** Returns an element that proves the tool is shown: its container, its row, or an element that it acts on. */
  element(): Element | undefined;
  /** Decides whether the picked row contains an element of the tool. True without a row, or with the row outside the container. */
  isInRow(): boolean;
}

/** Prepares the look. The action, else the first given field, else the first field represents the tool. */
export function shownTool({ tool, given }: ToolCall, page: ReachedPage): ShownTool {
  const { found } = page;
  const first = tool.action ?? given[0] ?? tool.fields[0];
  const targets = [...(first ? [first] : []), ...tool.fields];
  const targetIn = (box: Element): Element | undefined => {
    let element: Element | undefined;
    targets.some((target) => (element = found.element(target, 'action', box)));
    return element;
  };
  const inContainer = (): Element | undefined => {
    const box = page.container();
    // A panel without a name may be another tab's, so a reached panel must contain a target of the tool.
    const isSure = !!tool.row || !tool.reach?.length || !first;
    return box && (isSure ? box : targetIn(box));
  };
  const lone = (): Element | undefined => {
    if (!tool.reach?.length) return tool.row ? found.rows()[0]?.element : document.body;
    if (!first) return document.body;
    return found.element(first, 'action', page.row?.element) ?? found.element(first, 'action');
  };
  return {
    element: () => whileStill(tool.container ? inContainer : lone),
    isInRow() {
      const { row } = page;
      const box = page.container();
      return !row || (!!box && !box.contains(row.element)) || !!targetIn(row.element);
    },
  };
}
