import type { RiskEvidence } from '../model/risk-evidence.js';
import type { RiskSubject } from '../model/risk-subject.js';
import { findTerm } from '../words/find-term.js';

/**
 * A form's method and address. A form with an address, no method and no handler is a GET (HTML, section 4.10.18.6); one
 * without an address is carried out by code that was not seen.
 */
export function formEvidence({ candidate, container, handlers, action }: RiskSubject): RiskEvidence[] {
  if (candidate.kind !== 'form' || container?.kind !== 'form') return [];
  const { source } = container;
  const address = container.action ?? '';
  const method = container.method?.toUpperCase() ?? (address !== '' && handlers.length === 0 ? 'GET' : undefined);
  if (method === undefined) return [];
  if (method === 'GET')
    return [
      {
        level: 'safe',
        reason: { signal: 'form', evidence: `form method GET${address === '' ? '' : ` to ${address}`}`, source },
      },
    ];
  if (method === 'DIALOG')
    return action === undefined
      ? []
      : [{ level: 'safe', reason: { signal: 'form', evidence: 'form method dialog', source } }];
  const term = findTerm(address, 'ending') ?? findTerm(address, 'money');
  const evidence = `form method ${method}${address === '' ? '' : ` to ${address}`}`;
  return [
    term === null
      ? { level: 'caution', reason: { signal: 'form', evidence, source } }
      : { level: 'destructive', reason: { signal: 'form', evidence: `${evidence}: "${term}"`, source }, term },
  ];
}
