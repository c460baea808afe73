import type { Source } from '@webmcp/contract';

import { itemMarkup } from '../loops/item-markup.js';
import { renderMappedList } from '../loops/mapped-list.js';
import type { LinkedNode } from '../model/linked.js';
import type { RenderSite } from '../model/render-site.js';
import type { Renderer } from '../model/renderer.js';
import type { ResultValue } from '../model/resolved-value.js';
import { renderClone } from './cloned-element.js';
import { renderUseRender } from './use-render.js';

/** A rule for the nodes that certain calls out of the app show. */
export interface RenderedCall {
  name: string;
  /** Returns the nodes, or null if the rule does not know them. */
  render(renderer: Renderer, resolved: ResultValue, at: Source, site: RenderSite): LinkedNode[] | null;
}

/** The first rule with an answer decides. Rules for one function come before the search for a table's cells. */
export const renderedCalls: readonly RenderedCall[] = [
  { name: 'mapped lists', render: (renderer, resolved, _at, site) => renderMappedList(renderer, resolved, site) },
  { name: 'cloned elements', render: renderClone },
  { name: 'elements of useRender', render: renderUseRender },
  {
    name: 'cells of tables',
    render(renderer, resolved, at, site) {
      const markup = itemMarkup(renderer, resolved);
      return markup.length === 0 ? null : markup.flatMap((one) => renderer.renderValue(one, at, site));
    },
  },
];
