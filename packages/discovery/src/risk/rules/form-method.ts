import type { RiskReason } from '@webmcp/contract';

import type { FoundEvidence } from '../model/risk-evidence.js';
import type { RiskRule } from '../model/risk-rule.js';
import type { RiskSubject } from '../model/risk-subject.js';
import { findTerm } from '../words/find-term.js';

/**
 * Reads a form's method and address. A form with an address, no method and no handler is a GET (HTML, section
 * 4.10.18.6). A form without an address has code that submits it, which this rule does not read.
 */
export const formMethod: RiskRule = {
  name: 'form-method',
  reason: 'The method and the address of a form are what the browser sends.',
  find: (subject) => {
    const { container } = subject;
    const method = methodOf(subject);
    if (method === undefined || container === undefined) return [];
    const { source, action: address = '' } = container;
    const where = address === '' ? '' : ` to ${address}`;
    const reason = (evidence: string): RiskReason => ({ signal: 'form', evidence, source });
    if (method === 'GET') return [{ level: 'safe', reason: reason(`form method GET${where}`) }];
    if (method === 'DIALOG') return closes(subject) ? [{ level: 'safe', reason: reason('form method dialog') }] : [];
    return [writes(`form method ${method}${where}`, address, reason)];
  },
};

function methodOf({ candidate, container, handlers }: RiskSubject): string | undefined {
  if (candidate.kind !== 'form' || container?.kind !== 'form') return undefined;
  const isPlain = (container.action ?? '') !== '' && handlers.length === 0;
  return container.method?.toUpperCase() ?? (isPlain ? 'GET' : undefined);
}

const closes = ({ action }: RiskSubject): boolean => action !== undefined;

function writes(evidence: string, address: string, reason: (evidence: string) => RiskReason): FoundEvidence {
  const term = findTerm(address, 'ending') ?? findTerm(address, 'money');
  return term === null
    ? { level: 'caution', reason: reason(evidence) }
    : { level: 'destructive', reason: reason(`${evidence}: "${term}"`), term };
}
