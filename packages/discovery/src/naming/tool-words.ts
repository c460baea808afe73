import { asciiSlug, capital, nameSlug } from '@webmcp/text';

import type { ToolCandidate } from '../group/tool-candidate.js';
import type { AppModel, Intent } from '../intents/model/intent.js';
import { isIconAlone } from '../intents/model/is-icon-alone.js';
import { labelText } from '../intents/model/label-text.js';
import { picturedAct } from '../intents/model/pictured-act.js';
import { firstFieldSlug } from './rules/first-field-slug.js';
import type { ToolNameRule } from './rules/tool-name-rule.js';
import { toolNameRules } from './rules/tool-name-rules.js';
import { toolToName, type SeenTool, type ToolToName } from './rules/tool-to-name.js';
import { isBareAct, isVerb } from './words/action-words.js';

/** A tool's name and title before names are made unique. */
export interface ToolWords {
  /** Name such as `cancel_order`; never empty. */
  name: string;
  /** Title for people, in the app's own language: `Cancel order`. */
  title: string;
  /** Slugs that distinguish the tool from another with the same name, the best first: its opener, the sections, its first field. */
  places: string[];
  /** The text on the control that the tool presses, or ''. */
  pressed: string;
  /** The words of the icon, or the symbol, that is all that this control shows; else ''. */
  icon: string;
  /** The title of the innermost section around the tool, or ''. */
  section: string;
  /** One thing of the rows, in words: `order`. '' without rows. */
  thing: string;
  /** See `RuleName.other`. */
  other?: string;
  /** The name of the rule that named the tool. */
  rule: string;
}

/**
 * Names a tool by the first rule that fits. The config and the earlier map win over this name (name-tools.ts), and equal
 * names are made unique there.
 * @param appModel its labels may come from the pages, so a changed page can change the words of an unchanged source
 * @param seen the elements of the action, and the title of the box that only the page shows
 * @param rules the rules in order; the last must fit every tool
 */
export function toolWords(
  candidate: ToolCandidate,
  appModel: AppModel,
  seen: SeenTool,
  rules: readonly ToolNameRule[] = toolNameRules,
): ToolWords {
  const tool = toolToName(candidate, appModel, seen);
  const icon = iconOf(tool.action);
  for (const rule of rules) {
    const named = rule.names(tool);
    if (named === undefined) continue;
    const name = nameSlug(named.name) || nameSlug(asciiSlug(tool.handler)) || (tool.action?.control ?? 'set_values');
    const other = nameSlug(named.other ?? '');
    return {
      ...(other === '' ? {} : { other }),
      name,
      title: named.title.trim() || capital(name).replaceAll('_', ' '),
      places: placesOf(tool, name),
      pressed: icon !== '' && tool.text === capital(picturedAct(tool.action)) ? '' : tool.text,
      icon,
      section: tool.section,
      thing: tool.rowThing.replaceAll('_', ' '),
      rule: rule.name,
    };
  }
  throw new RangeError('no rule names the tool: the last rule of the list must fit every tool');
}

/** Returns the words of an icon, or the symbol, that is all that a control shows; '' for a control with words. */
function iconOf(action: Intent | undefined): string {
  if (isIconAlone(action)) return labelText(action?.labels ?? []);
  return picturedAct(action) === '' ? '' : (action?.labels[0]?.text ?? '');
}

/** A title of one verb, such as "Buy", distinguishes nothing that a person would name. */
function placesOf({ sections, fields, chosen, asked }: ToolToName, name: string): string[] {
  const titles = [...sections, asked]
    .map((text) => nameSlug(asciiSlug(text)))
    .filter((slug) => !isVerb(slug) && !isBareAct(slug));
  const field = nameSlug(firstFieldSlug(fields));
  return [nameSlug(asciiSlug(chosen)), ...titles, ...(field === '' ? [] : [`with_${field}`])].filter(
    (slug) => slug !== '' && slug !== name,
  );
}
