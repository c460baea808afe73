import type { Selector, SelectorCandidate } from '@webmcp/contract';
import { isGeneratedName, selectorScores } from '@webmcp/text';

import { isFormControl } from '@webmcp/runtime/page';
import type { HitIndex } from './hit-index.js';

/** Matches data attributes of a person with a value that a person wrote. Discovery keeps those that the source contains. */
const written = /^data-(?!webmcp|mcp|v-|reactid)[a-z][a-z-]*$/;
const short = /^[\w.-]{1,40}$/;

/** The most data attributes of a control that get a selector each. */
const few = 3;

/** Returns CSS on each data attribute of a button or of a pressed box: `button[data-filter="done"]`. */
export function datumSelectors(element: Element, { index }: { index: HitIndex }): SelectorCandidate[] {
  if (isFormControl(element) || element.localName === 'a') return [];
  return [...element.attributes]
    .filter(({ name, value }) => written.test(name) && short.test(value) && !isGeneratedName(value))
    .slice(0, few)
    .map(({ name, value }) => onPath(`${element.localName}[${name}=${JSON.stringify(value)}]`))
    .map((selector) => index.counted(selector, element));
}

const onPath = (value: string): Selector => ({ strategy: 'css', value, score: selectorScores.path });
