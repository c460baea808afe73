import type { Unstable } from '@webmcp/contract';
import type { Difference } from '@webmcp/discovery';

import type { ReportResult } from '../../commands/report.js';
import { html, type Markup } from './markup.js';
import { reportScript } from './report-script.js';
import { reportStyle } from './report-style.js';
import { sourceLink, type LinkBase } from './source-link.js';
import { stateFigure } from './state-figure.js';
import { toolEntry } from './tool-entry.js';

export interface HtmlReportInput extends Pick<ReportResult, 'pictures' | 'differences' | 'problems' | 'file'> {
  map: Pick<ReportResult['map'], 'app' | 'states' | 'tools' | 'unstable'>;
  root: string;
  version: string;
}

/** Renders a map with its pictures as one HTML file without a network request. The policy of the page allows none. */
export function htmlReport(input: HtmlReportInput): string {
  const { map, pictures, differences, problems, version } = input;
  const byState = new Map(pictures.map((picture) => [picture.state, picture]));
  const page = html`<html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta
        http-equiv="Content-Security-Policy"
        content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'"
      />
      <title>WebMCP report</title>
      <style>
        REPORT_STYLE
      </style>
    </head>
    <body>
      <header>
        <h1>WebMCP report</h1>
        <p class="soft">webmcp ${version}, ${map.app.frameworks.join(', ') || 'no framework'}</p>
        ${sums(input)}
        <nav aria-label="Sections">
          <ul>
            ${differences.length === 0 ? '' : html`<li><a href="#differences">Differences</a></li>`}
            <li><a href="#tools">Tools</a></li>
            <li><a href="#states">States</a></li>
            <li><a href="#held-back">Held back</a></li>
          </ul>
        </nav>
      </header>
      <main>
        ${problems.length === 0 ? '' : problemSection(problems)}
        ${differences.length === 0 ? '' : differenceSection(differences, input)}
        <section aria-labelledby="tools">
          <h2 id="tools">Tools</h2>
          ${filters(input)} ${map.tools.map((tool) => toolEntry(tool, input))}
        </section>
        <section aria-labelledby="states">
          <h2 id="states">States</h2>
          <p class="legend">
            <span class="badge good">0.8 or more</span> <span class="badge fair">0.6 or more</span>
            <span class="badge poor">less</span>
            <span class="soft">confidence of each target; dashed: its container</span>
          </p>
          ${map.states.map((state) => stateFigure(state, byState.get(state.id), map.tools))}
        </section>
        <section aria-labelledby="held-back">
          <h2 id="held-back">Held back</h2>
          ${map.unstable.length === 0 ? html`<p>Nothing is held back.</p>` : map.unstable.map((one) => heldBack(one, input))}
        </section>
      </main>
      <script>
        REPORT_SCRIPT;
      </script>
    </body>
  </html> `;
  // Functions, because a replacement text gives a meaning to `$`.
  return `<!doctype html>\n${page.html}`
    .replace('REPORT_STYLE', () => reportStyle)
    .replace('REPORT_SCRIPT', () => reportScript);
}

function sums({ map, differences }: HtmlReportInput): Markup {
  const destructive = map.tools.filter(({ risk }) => risk.level === 'destructive').length;
  const entries: [number, string][] = [
    [map.tools.length, 'tools'],
    [map.tools.reduce((sum, { fields }) => sum + fields.length, 0), 'fields'],
    [destructive, 'destructive tools'],
    [map.unstable.length, 'held back'],
    [map.states.length, 'states'],
    [differences.length, 'differences'],
  ];
  return html`<ul class="sums">
    ${entries.map(([count, words]) => html`<li><strong>${count}</strong> ${words}</li>`)}
  </ul>`;
}

function filters({ map }: HtmlReportInput): Markup {
  const select = (id: string, label: string, values: readonly [value: string, text: string][]): Markup =>
    html`<label
      >${label}<select id="${id}">
        <option value="">all</option>
        ${values.map(([value, text]) => html`<option value="${value}">${text}</option>`)}
      </select></label
    >`;
  return html`<div class="filters" role="search">
    <label>Search<input type="search" id="search" placeholder="name, label, selector" /></label>
    ${select(
      'risk',
      'Risk',
      ['safe', 'caution', 'destructive'].map((level) => [level, level]),
    )}
    ${select('sure', 'Confidence', [
      ['good', '0.8 or more'],
      ['fair', '0.6 or more'],
      ['poor', 'less'],
    ])}
    ${select(
      'state',
      'State',
      map.states.map(({ id }) => [id, id]),
    )}
    <span id="count" role="status">${map.tools.length} of ${map.tools.length} tools</span>
  </div>`;
}

const impactClass = { breaking: 'poor', risky: 'fair', harmless: 'good' } as const;

function differenceSection(differences: readonly Difference[], base: LinkBase): Markup {
  return html`<section aria-labelledby="differences">
    <h2 id="differences">Differences from the committed map</h2>
    ${differences.map(
      ({ kind, impact, what, fix, source }) =>
        html`<div class="entry">
          <p>
            <span class="badge ${impactClass[impact]}">${impact}</span>
            <code>${kind}</code> ${source && sourceLink(source, base)}
          </p>
          <p>${what}</p>
          <p class="soft">${fix}</p>
        </div>`,
    )}
  </section>`;
}

function problemSection(problems: HtmlReportInput['problems']): Markup {
  return html`<section aria-labelledby="problems">
    <h2 id="problems">Problems</h2>
    ${problems.map(
      ({ code, message, fix }) =>
        html`<div class="entry">
          <p><span class="badge poor">${code}</span></p>
          <p>${message}</p>
          <p class="soft">${fix}</p>
        </div>`,
    )}
  </section>`;
}

function heldBack({ what, label, toolName, source, confidence, guidance }: Unstable, base: LinkBase): Markup {
  return html`<div class="entry">
    <h3>
      ${what} ${label === '' ? 'without a label' : `"${label}"`}${toolName === undefined ? '' : ` of ${toolName}`}
    </h3>
    <p><span class="badge poor">confidence ${confidence.toFixed(2)}</span> ${sourceLink(source, base)}</p>
    <ul>
      ${guidance.map(
        ({ text, paste, at }) =>
          html`<li>
            ${text} ${at && sourceLink(at, base)} ${paste === undefined ? '' : html`<code>${paste}</code>`}
          </li>`,
      )}
    </ul>
  </div>`;
}
