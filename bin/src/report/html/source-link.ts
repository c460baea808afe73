import { dirname, relative, resolve } from 'node:path';

import { sourcePlace, type Source } from '@webmcp/contract';

import { html, type Markup } from './markup.js';

/** The folders between which a link leads. */
export interface LinkBase {
  root: string;
  /** The HTML file. */
  file: string;
}

/** Renders a place as a link from the report to the file. A known place without a file is text. */
export function sourceLink(source: Source | undefined, { root, file }: LinkBase): Markup {
  const place = sourcePlace(source);
  if (source === undefined || source.file === '') return html`<span class="soft">${place}</span>`;
  const path = relative(dirname(file), resolve(root, source.file)).replaceAll('\\', '/');
  const address = path.split('/').map(encodeURIComponent).join('/');
  return html`<a href="${address}#L${source.line}"><code>${place}</code></a>`;
}
