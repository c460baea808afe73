import type { SourceFacts } from '../extract/facts/facts.js';
import { extractHtml } from '../extract/html/extract-html.js';
import { htmlTags } from '../extract/html/html-tags.js';
import { neutralAttribute } from '../extract/html/page/directive-attributes.js';
import type { Framework, Loader, TextFile } from './framework.js';
import { bundledScripts, loadScripts } from './load-scripts.js';

/** Plain pages with their scripts; jQuery, Alpine, and Vue without a build. */
export const html: Framework = {
  name: 'html',
  packages: [],
  extensions: ['html', 'htm'],
  markupExtensions: ['html', 'htm'],
  impliedExtensions: [],
  conventions: { holds: 'pages' },
  extract: extractPage,
  tags: htmlTags,
  escapeContent: (text) => text,
  labelAttribute: 'for',
  neutralProp: neutralAttribute,
};

/** Reads a page together with the plain scripts that it loads, and the modules behind them: their listeners belong to the page. */
function extractPage({ path, text }: TextFile, load: Loader): SourceFacts {
  const alone = extractHtml(path, text);
  const scripts = /<script\b/i.test(text)
    ? loadScripts({ path, imports: alone.imports }, load)
    : bundledScripts({ path, text }, load);
  return scripts.loaded.length === 0 ? alone : extractHtml(path, text, scripts.loaded, scripts.loads);
}
