import type { Guidance } from '@webmcp/contract';
import { isGeneratedId } from '@webmcp/text';

import { attributeText, contentText } from './pasted-text.js';
import { siteKey } from '../intents/model/site-key.js';
import type { Weakness } from './weakness.js';
import { wording } from './wording.js';

/** Advises a label: `aria-label`, or a `<label>` for a field with an id that a person wrote. */
export function labelAdvice({ intent, matchedElements, title }: Weakness): Guidance {
  const at = intent.source;
  const text = wording(intent, title);
  const attribute = `aria-label="${attributeText(text)}"`;
  if (intent.kind === 'action') {
    const isNamed = matchedElements.every(({ element }) => element.name !== '');
    const what = isNamed ? 'Or give it a name that nothing else around it has' : 'Or give it a name';
    return { do: 'label', text: `${what}, at ${siteKey(at)}: ${attribute}`, at, paste: attribute };
  }
  const id = intent.domId;
  if (id === undefined || isGeneratedId(id)) {
    const advice = `Or give it a label of its own, at ${siteKey(at)}: ${attribute}`;
    return { do: 'label', text: advice, at, paste: attribute };
  }
  const key = /\.[jt]sx?$/.test(at.file) ? 'htmlFor' : 'for';
  const label = `<label ${key}="${attributeText(id)}">${contentText(text, at.file)}</label>`;
  return { do: 'label', text: `Or give it a label of its own, near ${siteKey(at)}: ${label}`, at, paste: label };
}
