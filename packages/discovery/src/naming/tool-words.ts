import type { PageElement } from '@webmcp/contract';
import { asciiSlug } from '@webmcp/text';

import type { ToolCandidate } from '../group/tool-candidate.js';
import type { AppModel } from '../intents/model/intent.js';
import type { ToolNameRule } from './rules/tool-name-rule.js';
import { toolNameRules } from './rules/tool-name-rules.js';
import { toolToName } from './rules/tool-to-name.js';

/** A tool's name and title before names are made unique. */
export interface ToolWords {
  /** Name such as `cancel_order`; never empty. */
  name: string;
  /** Title for people, in the app's own language: `Cancel order`. */
  title: string;
  /**
   * The slug of the innermost section that has ASCII letters and differs from the name; '' if no section has. Added to one
   * of two equal names.
   */
  place: string;
  /** The name of the rule that named the tool. */
  rule: string;
}

/** The limits of a name that a rule returns: words, then characters. The handler's name is not cut. */
const maxWords = 8;
const maxLength = 60;

/**
 * Names a tool by the first rule that fits. The config and the earlier map win over this name (name-tools.ts), and equal
 * names are made unique there.
 * @param appModel its labels may come from the pages, so a changed page can change the words of an unchanged source
 * @param matchedElements the elements of the action; they decide if the source has no text or several
 * @param rules the rules in order; the last must fit every tool
 */
export function toolWords(
  candidate: ToolCandidate,
  appModel: AppModel,
  matchedElements: readonly PageElement[],
  rules: readonly ToolNameRule[] = toolNameRules,
): ToolWords {
  const tool = toolToName(candidate, appModel, matchedElements);
  for (const rule of rules) {
    const named = rule.names(tool);
    if (named === undefined) continue;
    const name = shorten(named.name) || asciiSlug(tool.handler) || (tool.action?.control ?? 'set_values');
    const places = tool.sections.map((text) => asciiSlug(text));
    return {
      name,
      title: named.title.trim() || name.replaceAll('_', ' '),
      place: places.find((slug) => slug !== '' && slug !== name) ?? '',
      rule: rule.name,
    };
  }
  throw new RangeError('no rule names the tool: the last rule of the list must fit every tool');
}

function shorten(slug: string): string {
  return slug.split('_').slice(0, maxWords).join('_').slice(0, maxLength).replace(/_+$/, '');
}
