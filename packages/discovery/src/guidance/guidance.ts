import type { Guidance, PageSnapshot, Source } from '@webmcp/contract';
import { isGeneratedId, words } from '@webmcp/text';

import type { HookPlace } from '../hooks/hook-place.js';
import type { Intent, AppModel } from '../intents/model/intent.js';
import { attributeText, contentText, labelAttribute } from './pasted-text.js';
import { harnessState } from './harness-state.js';
import type { MatchedElement } from '../match/matched-elements.js';

/** What is known about a target that could not be trusted. */
export interface Weakness {
  intent: Intent;
  appModel: AppModel;
  /** What the tool is called for people, where the target is its action; '' elsewhere. */
  title: string;
  /** The hook's value. */
  value: string;
  /** Where the hook goes in: once for each place that the control is written at. */
  places: readonly HookPlace[];
  matchedElements: readonly MatchedElement[];
  snapshots: readonly PageSnapshot[];
  /** It stands in rows that nothing tells apart. */
  rowless: boolean;
}

/**
 * The changes that would make a target stable, the one that helps most first. `at` is where; `paste` is the change as the
 * file's language writes it. Never empty.
 */
export function guidance(weakness: Weakness): Guidance[] {
  const { intent, matchedElements, rowless } = weakness;
  const hook = hookAdvice(weakness);
  if (rowless) return [rowAdvice(intent), hook];
  const harness = harnessAdvice(weakness);
  if (matchedElements.length === 0) return [harness, hook];
  return [hook, labelAdvice(weakness), harness];
}

const shown = ({ file, line, column }: Source): string => `${file}:${line}:${column}`;

function hookAdvice({ intent, value, places }: Weakness): Guidance {
  const known: readonly HookPlace[] = places.length > 0 ? places : [{ at: intent.source }];
  const paste = `data-mcp="${value}"`;
  const where = known.map(
    ({ at, tagName }) => `${tagName === undefined ? 'the element' : `<${tagName}>`} at ${shown(at)}`,
  );
  const doubt = known.find((place) => place.doubt !== undefined)?.doubt;
  const into = known.flatMap(({ at, tag }) => (tag === undefined ? [] : [{ ...at, tag }]));
  return {
    do: 'data-mcp',
    text: `Add ${paste} to ${where.join(' and to ')}${doubt === undefined ? '' : `, and see that it arrives: ${doubt}`}`,
    at: known[0]!.at,
    paste,
    ...(into.length === known.length ? { into } : {}),
    ...(doubt === undefined ? {} : { doubt }),
  };
}

function rowAdvice({ source }: Intent): Guidance {
  return {
    do: 'label',
    text: `Its rows show no text that tells one from another: let each row around ${shown(source)} show what it is about, such as a name or a number`,
    at: source,
  };
}

function labelAdvice({ intent, matchedElements, title }: Weakness): Guidance {
  const { file } = intent.source;
  const at = intent.source;
  const text = wording(intent, title);
  const attribute = `aria-label="${attributeText(text)}"`;
  const named = matchedElements.every(({ element }) => element.name !== '');
  if (intent.kind === 'action') {
    const why = named ? 'Or give it a name that nothing else around it has' : 'Or give it a name';
    return { do: 'label', text: `${why}, at ${shown(at)}: ${attribute}`, at, paste: attribute };
  }
  const id = intent.domId;
  if (id === undefined || isGeneratedId(id))
    return { do: 'label', text: `Or give it a label of its own, at ${shown(at)}: ${attribute}`, at, paste: attribute };
  const label = `<label ${labelAttribute(file)}="${attributeText(id)}">${contentText(text, file)}</label>`;
  return { do: 'label', text: `Or give it a label of its own, near ${shown(at)}: ${label}`, at, paste: label };
}

function harnessAdvice({ intent, appModel, snapshots, matchedElements, title }: Weakness): Guidance {
  const name = wording(intent, title);
  const at = intent.source;
  const paste = harnessState(intent, appModel, snapshots);
  const what = name === '' ? `the ${intent.control}` : `"${name}"`;
  return matchedElements.length > 0
    ? { do: 'harness', text: `Or add a state to webmcp.harness.ts in which ${what} stands apart from its like`, at }
    : {
        do: 'harness',
        text: `Add a state to webmcp.harness.ts that shows ${what} of ${shown(at)}: ${paste}`,
        at,
        paste,
      };
}

/** How a person would word it: its label with the data left out, else what it is called or does. */
function wording({ labels, placeholder, name, handlers, control }: Intent, title: string): string {
  const label = labels.find(({ from, locales }) => from !== 'icon' && locales === undefined) ?? labels[0];
  const said = label === undefined ? '' : (label.parts ?? [label.text]).filter((part) => part !== null).join(' ');
  const code = words(name ?? handlers.find((handler) => handler.name !== undefined)?.name ?? '').filter(
    (word) => word !== 'handle' && word !== 'on',
  );
  const text =
    [said, placeholder ?? '', title, code.join(' '), control].find((each) => /[\p{L}\p{N}]/u.test(each)) ?? '';
  const folded = text.replace(/[…\s]+/g, ' ').trim();
  return folded.charAt(0).toUpperCase() + folded.slice(1);
}
