import { sourcePlace, type Tool } from '@webmcp/contract';

import { declarativeRules } from './declarative-rules.js';
import type { MapOutput } from './map-output.js';
import { registeredTool } from './registered-tool.js';

/**
 * Declarative attributes (`toolname`, `tooldescription`, `toolparamdescription`) for the HTML forms that the browser runs as
 * the runtime would. `toolautosubmit` is left out: the person then presses the button. Other forms are listed with the reason.
 */
export const declarative: MapOutput = {
  name: 'declarative',
  description: 'HTML attributes for forms that the browser itself runs as webmcp would; the others with the reason',
  render({ tools }) {
    const judged = tools.map((tool) => ({ tool, rule: declarativeRules.find(({ breaks }) => breaks(tool)) }));
    const fitting = judged.filter(({ rule }) => rule === undefined).map(({ tool }) => tool);
    const others = judged.filter(({ tool: { kind }, rule }) => rule !== undefined && kind === 'form');
    return `${[
      ...fitting.flatMap(formLines),
      ...(fitting.length === 0 ? ['<!-- No form of the map fits the declarative path. -->'] : []),
      ...others.map(({ tool, rule }) => comment(`No attributes for ${tool.name}: ${rule?.reason ?? ''}.`)),
    ].join('\n')}\n`;
  },
};

function formLines(tool: Tool): string[] {
  const { name, description, inputSchema } = registeredTool(tool);
  return [
    comment(`${sourcePlace(tool.source)}: add these attributes to the form and to its fields.`),
    `<form toolname="${escaped(name)}" tooldescription="${escaped(description)}">`,
    ...tool.fields.map(
      ({ key, label }) =>
        `  <!-- ${noEnd(label)} --> name="${escaped(key)}" toolparamdescription="${escaped(String(inputSchema.properties[key]?.['description'] ?? label))}"`,
    ),
    '</form>',
    '',
  ];
}

const comment = (text: string): string => `<!-- ${noEnd(text)} -->`;

/** Texts of the app must not end the comment. */
const noEnd = (text: string): string => text.replace(/-{2,}/g, '-').replaceAll('>', '&gt;');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
