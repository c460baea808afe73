import type { Intent } from '../../intents/model/intent.js';
import { isLibraryHeader } from '../../intents/model/is-library-header.js';
import { isLinkedButton } from '../../intents/model/leads-nowhere.js';
import type { FoundEvidence } from '../model/risk-evidence.js';
import type { RiskRule } from '../model/risk-rule.js';
import { findTerm } from '../words/find-term.js';

/** Controls that by their kind only change the view. */
const viewControls: ReadonlySet<string> = new Set(['tab', 'disclosure', 'option', 'reset']);

/** Reads the kind of the control: a link only goes somewhere, a tab only shows something. */
export const controlRole: RiskRule = {
  name: 'control-role',
  reason: 'Following a link is a GET, and the controls of a view change the view alone.',
  find: ({ candidate, action }) => {
    if (candidate.kind === 'read')
      return [{ level: 'safe', reason: { signal: 'role', evidence: 'only reads what the page shows' } }];
    if (action === undefined) return [];
    const { control, source } = action;
    if (isLinkedButton(action)) return [];
    if (control === 'link') return [linkRisk(action)];
    if (isLibraryHeader(action))
      return [{ level: 'safe', reason: { signal: 'role', evidence: 'a header that sorts', source } }];
    return viewControls.has(control)
      ? [{ level: 'safe', reason: { signal: 'role', evidence: `a ${control}`, source } }]
      : [];
  },
};

/** Returns the evidence of a link. A link ends something only if both its words and its address name an ending. */
function linkRisk({ href = '', labels, source }: Intent): FoundEvidence {
  const term = labels.map(({ text }) => findTerm(text, 'ending')).find((found) => found !== null);
  if (term !== undefined && findTerm(href, 'ending') !== null)
    return { level: 'destructive', reason: { signal: 'label', evidence: `link "${term}" to ${href}`, source }, term };
  return { level: 'safe', reason: { signal: 'role', evidence: href === '' ? 'a link' : `a link to ${href}`, source } };
}
