import { targetsOf, type Target, type Tool } from '@webmcp/contract';

import { confidenceClass } from './confidence-class.js';
import { html, type Markup } from './markup.js';
import { sourceLink, type LinkBase } from './source-link.js';

const riskClass = { safe: 'good', caution: 'fair', destructive: 'poor' } as const;

/** Returns the least confidence of a tool's action and fields. Sensitive fields are left to the user. */
export function toolConfidence({ fields, action }: Tool): number {
  const own = fields.filter(({ sensitive, allowed }) => sensitive === undefined || allowed === true);
  return Math.min(1, ...[...own, ...(action === undefined ? [] : [action])].map(({ confidence }) => confidence));
}

/** Renders one tool: name, risk, parameters, targets with selectors, evidence, survival and proof. */
export function toolEntry(tool: Tool, base: LinkBase): Markup {
  const { id, name, title, description, kind, risk, states, source, proof, fields } = tool;
  const confidence = toolConfidence(tool);
  const sure = confidenceClass(confidence);
  return html`<details
    class="tool"
    id="${id}"
    data-risk="${risk.level}"
    data-sure="${sure}"
    data-states="${states.join(' ')}"
  >
    <summary>
      <h3><code>${name}</code></h3>
      <span class="badge ${riskClass[risk.level]}">${risk.level}</span>
      <span class="badge ${sure}">confidence ${confidence.toFixed(2)}</span>
      <span class="soft">${kind}, ${title}</span>
    </summary>
    <div>
      <p>${description}</p>
      <p>Source: ${sourceLink(source, base)}. Seen in: ${states.join(', ') || 'every state'}.</p>
      <p>
        Proof: ${proof === undefined ? 'none; run with --prove' : `${proof.level}, ${proof.result}, ${proof.browser}`}
      </p>
      ${
        risk.reasons.length === 0
          ? ''
          : html`<p>Evidence of the risk:</p>
              <ul>
                ${risk.reasons.map(
                  (reason) =>
                    html`<li>
                      ${reason.signal}: ${reason.evidence} ${reason.source && sourceLink(reason.source, base)}
                    </li>`,
                )}
              </ul>`
      }
      ${fields.length === 0 ? '' : fieldTable(tool, base)} ${targetTable(tool)}
    </div>
  </details>`;
}

function fieldTable({ name, fields }: Tool, base: LinkBase): Markup {
  return html`<div class="wide" tabindex="0" role="region" aria-label="Parameters of ${name}">
    <table>
      <thead>
        <tr>
          <th scope="col">parameter</th>
          <th scope="col">label</th>
          <th scope="col">required</th>
          <th scope="col">schema</th>
          <th scope="col">source</th>
        </tr>
      </thead>
      <tbody>
        ${fields.map(
          ({ key, label, required, sensitive, schema, source }) =>
            html`<tr>
              <td><code>${key}</code></td>
              <td>${label}</td>
              <td>${required ? 'yes' : 'no'}</td>
              <td>
                ${
                  sensitive === undefined
                    ? html`<code>${JSON.stringify(schema)}</code>`
                    : html`<span class="badge poor">sensitive: ${sensitive}</span> left to the user`
                }
              </td>
              <td>${sourceLink(source, base)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

function targetTable(tool: Tool): Markup {
  return html`<div class="wide" tabindex="0" role="region" aria-label="Targets of ${tool.name}">
    <table>
      <thead>
        <tr>
          <th scope="col">target</th>
          <th scope="col">confidence</th>
          <th scope="col">selectors</th>
          <th scope="col">match</th>
          <th scope="col">survival</th>
        </tr>
      </thead>
      <tbody>
        ${targetsOf(tool).map(
          ({ part, target }) =>
            html`<tr>
              <td>${part}</td>
              <td><span class="badge ${confidenceClass(target.confidence)}">${target.confidence.toFixed(2)}</span></td>
              <td>
                <ul>
                  ${target.selectors.map(
                    ({ strategy, value, score }) => html`<li><code>${strategy} ${value}</code> (${score})</li>`,
                  )}
                </ul>
              </td>
              <td>${matchText(target)}</td>
              <td>${survivalText(target)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

function matchText({ match }: Target): string {
  if (match === undefined) return 'rests on the page';
  const { score, signals, provenance } = match;
  const parts = Object.entries(signals).flatMap(([name, value]) => (value > 0 ? [`${name} ${value}`] : []));
  return `${score}${provenance === true ? ', proved by provenance' : ''}${parts.length === 0 ? '' : `: ${parts.join(', ')}`}`;
}

const survivalText = ({ survival }: Target): string =>
  survival === undefined
    ? 'not measured'
    : `${survival.survived} of ${survival.trials}${survival.wrong > 0 ? `, ${survival.wrong} wrong` : ''}`;
