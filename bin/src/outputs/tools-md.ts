import type { Field, GroundTruthMap, Tool } from '@webmcp/contract';

import { escapeMarkdown, markdownCode } from './escape-markdown.js';
import { fieldType } from './field-type.js';
import type { MapOutput } from './map-output.js';
import { routesOf } from './routes-of.js';

/** Markdown for people: each tool with its parameters, its risk and its routes. */
export const toolsMd: MapOutput = {
  name: 'tools-md',
  description: 'Markdown for people: each tool with its parameters, risk and routes',
  render: (map) => `${['# Tools', '', ...map.tools.flatMap((tool) => toolLines(tool, map))].join('\n').trimEnd()}\n`,
};

function toolLines(tool: Tool, map: GroundTruthMap): string[] {
  const parameters = parameterRows(tool);
  return [
    `## \`${tool.name}\``,
    '',
    escapeMarkdown(tool.description),
    '',
    `- Risk: ${tool.risk.level}`,
    `- Offered on: ${routesOf(tool, map).map(markdownCode).join(', ')}`,
    '',
    ...(parameters.length === 0
      ? []
      : ['| parameter | label | type | required |', '| --- | --- | --- | --- |', ...parameters, '']),
  ];
}

function parameterRows({ row, fields, prompts = [] }: Tool): string[] {
  const ofRow = row === undefined ? [] : [`| ${markdownCode(row.param)} | the row, by its text | string | yes |`];
  const ofPrompts = prompts.map(
    ({ key, label }) => `| ${markdownCode(key)} | ${escapeMarkdown(label)} | string | yes |`,
  );
  return [...ofRow, ...fields.map(fieldRow), ...ofPrompts];
}

function fieldRow(field: Field): string {
  const { key, label, required, sensitive, allowed } = field;
  const isHandedOver = sensitive !== undefined && allowed !== true;
  const need = isHandedOver ? 'filled in by the user' : required ? 'yes' : 'no';
  return `| ${markdownCode(key)} | ${escapeMarkdown(label)} | ${escapeMarkdown(fieldType(field))} | ${need} |`;
}
