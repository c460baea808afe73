import { onlyTheView } from './handlers.js';
import type { RiskEvidence } from '../model/risk-evidence.js';
import type { RiskSubject } from '../model/risk-subject.js';
import { findTerm } from '../words/find-term.js';

/** Controls that by their kind only change what is shown. */
const viewControls: ReadonlySet<string> = new Set(['tab', 'disclosure', 'option', 'reset']);

/** What kind of control it is: links only lead somewhere, tabs only show something. */
export function roleEvidence({ candidate, action }: RiskSubject): RiskEvidence[] {
  if (candidate.kind === 'read')
    return [{ level: 'safe', reason: { signal: 'role', evidence: 'only reads what the page shows' } }];
  if (action === undefined) return [];
  const { control, href = '', labels, source } = action;
  if (control === 'link') {
    // Following a link is a GET; it ends something only where both its words and its address say so.
    const told = labels.map(({ text }) => findTerm(text, 'ending')).find((term) => term !== null);
    if (told !== undefined && findTerm(href, 'ending') !== null) {
      return [
        {
          level: 'destructive',
          reason: { signal: 'label', evidence: `link "${told}" to ${href}`, source },
          term: told,
        },
      ];
    }
    return [
      { level: 'safe', reason: { signal: 'role', evidence: href === '' ? 'a link' : `a link to ${href}`, source } },
    ];
  }
  return viewControls.has(control)
    ? [{ level: 'safe', reason: { signal: 'role', evidence: `a ${control}`, source } }]
    : [];
}

/**
 * A button that only opens something does nothing by itself, whatever it says: what it opens is a tool of its own. A
 * library's trigger has no handler of its own to say so.
 */
export function openerEvidence({ candidate, action, opens }: RiskSubject): RiskEvidence | null {
  if (action === undefined || opens === undefined || candidate.fields.length > 0) return null;
  const isTrigger = opens.library !== undefined && action.control !== 'submit';
  if ((action.handlers.length === 0 && !isTrigger) || !action.handlers.every(onlyTheView)) return null;
  return {
    level: 'safe',
    reason: { signal: 'handler', evidence: `only opens the ${opens.kind}`, source: action.source },
  };
}

/** What to believe where nothing else spoke: a known handler that stays in the view is safe, an unknown effect is not. */
export function unknownEvidence({ candidate, action, handlers }: RiskSubject): RiskEvidence {
  if (action === undefined)
    return { level: 'safe', reason: { signal: 'role', evidence: 'sets values, submits nothing' } };
  const { source } = action;
  const isForm = candidate.fields.length > 0;
  if (!isForm && handlers.length > 0 && handlers.every(onlyTheView)) {
    return { level: 'safe', reason: { signal: 'handler', evidence: 'changes only what the page shows', source } };
  }
  return isForm
    ? { level: 'caution', reason: { signal: 'form', evidence: 'submits a form', source } }
    : { level: 'caution', reason: { signal: 'role', evidence: 'a button whose effect is not known', source } };
}
