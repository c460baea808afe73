import type { Guidance, Selector } from '@webmcp/contract';

import type { Intent } from '../intents/intent.js';
import { asciiSlug } from '../naming/ascii-slug.js';

/** What is known about a target that could not be trusted. */
export interface Weakness {
  intent: Intent;
  /** What the tool is called where it belongs to one; makes the proposed hook telling. */
  toolSlug: string;
  slug: string;
  /** How often the page showed it. */
  sightings: number;
  selectors: readonly Selector[];
  /** The page gave it an accessible name or a label. */
  named: boolean;
  /** Its text holds data. */
  changing: boolean;
}

/**
 * The changes that would make a target stable, the one that helps most first. Each is ready to paste; `at` is where.
 * Never empty.
 */
export function guidance({ intent, toolSlug, slug, sightings, named, changing }: Weakness): Guidance[] {
  const at = intent.source;
  const place = `${at.file}:${at.line}:${at.column}`;
  const hook = asciiSlug(`${toolSlug} ${slug}`, '-') || 'control';
  const dataMcp: Guidance = { do: 'data-mcp', text: `Add data-mcp="${dedupe(hook)}" to the element at ${place}`, at };
  const name = bestLabel(intent);
  const label: Guidance = labelAdvice(intent, name, place);
  const harness: Guidance = {
    do: 'harness',
    text: `Add a state to webmcp.harness.ts that shows ${name === '' ? `the ${intent.control}` : `"${name}"`} of ${place}, so that its selectors can be proved`,
    at,
  };
  if (sightings === 0) return [harness, dataMcp];
  if (!named || changing) return [dataMcp, label, harness];
  return [
    dataMcp,
    { do: 'label', text: `Or give it a label that nothing else around it has, at ${place}`, at },
    harness,
  ];
}

function labelAdvice(intent: Intent, name: string, place: string): Guidance {
  const text = name === '' ? 'what it does' : name;
  const advice =
    intent.kind === 'field'
      ? `Give it a label of its own at ${place}: <label for="${intent.domId ?? 'id-of-the-input'}">${text}</label>, or aria-label="${text}"`
      : `Add aria-label="${text}" at ${place}`;
  return { do: 'label', text: advice, at: intent.source };
}

/** The label that a person would give, data parts left out. */
function bestLabel({ labels, name, placeholder }: Intent): string {
  const known =
    labels.find((label) => label.parts === undefined)?.text ??
    labels[0]?.parts?.filter((part) => part !== null).join('') ??
    placeholder ??
    name ??
    '';
  return known.replace(/\s+/g, ' ').replace(/["<>]/g, '').trim();
}

/** `sign-up-sign-up` says no more than `sign-up`. */
function dedupe(hook: string): string {
  const parts = hook.split('-');
  const half = parts.length / 2;
  return Number.isInteger(half) && parts.slice(0, half).join() === parts.slice(half).join()
    ? parts.slice(0, half).join('-')
    : hook;
}
