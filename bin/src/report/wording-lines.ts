import type { Colors } from 'picocolors/types.js';

import type { Wording } from '../run/word-tools.js';
import { shortList } from './short-list.js';

/** Renders a model's work on the words of the tools: one line, and one for each refusal and for the tools left. */
export function wordingLines({ model, host, sent, tokens, named, refused, left }: Wording, colors: Colors): string[] {
  const used = `${tokens.used.toLocaleString('en')} tokens`;
  const did =
    sent === 0 && left === undefined
      ? `${model} at ${host} was sent nothing, because nothing changed`
      : `${model} at ${host} named ${named.length} of ${sent} tools (${used})`;
  return [
    `Words:  ${did}`,
    ...refused.map(({ tool, id, reason }) => `        ${tool || id} keeps its words: ${colors.yellow(reason)}`),
    ...(left === undefined
      ? []
      : [`        ${colors.yellow(`The words of the rules stay for ${shortList(left.tools, 80)}`)}: ${left.reason}`]),
  ];
}
