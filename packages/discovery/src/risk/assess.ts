import type { Risk, RiskLevel } from '@webmcp/contract';

import type { ToolCandidate } from '../group/candidate.js';
import type { Boundary, Intent, Understanding } from '../intents/intent.js';
import { handlerEvidence, onlyTheView } from './handler-evidence.js';
import { worse, type RiskEvidence } from './risk-levels.js';
import { findTerm } from './risk-words.js';

/** What config says about one tool's risk. */
export interface RiskOverride {
  level: RiskLevel;
  reason: string;
}

/**
 * How dangerous a tool is: the worst of what speaks, asked in the order of DESIGN section 5 (handlers, form method, role
 * and type, then whole words). Where nothing is known of what a write does, it is caution, never safe.
 * @param override from config, already found by the tool's id or name; the only thing that may lower a level
 */
export function assess(candidate: ToolCandidate, understanding: Understanding, override?: RiskOverride): Risk {
  const evidence = [...evidenceOf(candidate, understanding)];
  const level = evidence.reduce<RiskLevel>((worst, each) => worse(worst, each.level), 'safe');
  const reasons = evidence.filter((each) => each.level === level).map(({ reason }) => reason);
  const distinct = [...new Map(reasons.map((reason) => [`${reason.signal} ${reason.evidence}`, reason])).values()];
  if (override === undefined) return { level, reasons: distinct };
  return {
    level: override.level,
    reasons: [{ signal: 'config', evidence: `${override.reason} (was ${level})` }, ...distinct],
  };
}

function* evidenceOf(candidate: ToolCandidate, { intents, boundaries }: Understanding): Generator<RiskEvidence> {
  if (candidate.kind === 'read') {
    yield { level: 'safe', reason: { signal: 'role', evidence: 'only reads what the page shows' } };
    return;
  }
  const action = candidate.action === null ? undefined : intents[candidate.action];
  const fields = candidate.fields.map((index) => intents[index]).filter((intent) => intent !== undefined);
  const container = candidate.container === null ? undefined : boundaries[candidate.container];
  const handlers = [
    ...(action?.handlers ?? []),
    ...(container?.handlers ?? []).filter(({ event }) => /submit/i.test(event)),
    ...fields.flatMap((field) => field.handlers),
  ];
  const fromHandlers = handlers.flatMap(handlerEvidence);
  yield* fromHandlers;
  if (action === undefined) {
    if (fromHandlers.length === 0)
      yield { level: 'safe', reason: { signal: 'role', evidence: 'sets values, submits nothing' } };
    return;
  }
  if (isLink(action)) yield* linkEvidence(action);
  else yield* actionEvidence(action, container, boundaries, candidate, fromHandlers);
}

const isLink = ({ control, roles, href }: Intent): boolean =>
  control === 'link' || (roles[0] === 'link' && href !== undefined);

/** Following a link is a GET; it ends something only where both its words and its address say so. */
function* linkEvidence({ labels, href = '', source }: Intent): Generator<RiskEvidence> {
  const told = labels.map(({ text }) => findTerm(text, 'ending')).find((term) => term !== null);
  const addressed = findTerm(href, 'ending');
  if (told !== undefined && addressed !== null) {
    yield { level: 'destructive', reason: { signal: 'label', evidence: `link "${told}" to ${href}`, source } };
  } else
    yield { level: 'safe', reason: { signal: 'role', evidence: href === '' ? 'a link' : `a link to ${href}`, source } };
}

function* actionEvidence(
  action: Intent,
  container: Boundary | undefined,
  boundaries: readonly Boundary[],
  candidate: ToolCandidate,
  fromHandlers: readonly RiskEvidence[],
): Generator<RiskEvidence> {
  const { source } = action;
  const method = container?.method?.toUpperCase();
  if (candidate.kind === 'form' && method === 'POST')
    yield {
      level: 'caution',
      reason: {
        signal: 'form',
        evidence: `form method POST${container?.action === undefined ? '' : ` to ${container.action}`}`,
        source: container?.source ?? source,
      },
    };
  if (candidate.kind === 'form' && method === 'GET')
    yield {
      level: 'safe',
      reason: { signal: 'form', evidence: 'form method GET', source: container?.source ?? source },
    };
  if (container?.action !== undefined && method !== undefined && method !== 'GET') {
    const term = findTerm(container.action, 'ending') ?? findTerm(container.action, 'money');
    if (term !== null)
      yield {
        level: 'destructive',
        reason: { signal: 'form', evidence: `form action ${container.action}: "${term}"`, source: container.source },
      };
  }
  if (['tab', 'disclosure', 'option'].includes(action.control) || action.control === 'reset') {
    yield { level: 'safe', reason: { signal: 'role', evidence: `a ${action.control}`, source } };
  }
  // A button that only opens something does nothing by itself, whatever it says: what it opens is a tool of its own.
  const opens = boundaries.find(({ openers }) => openers.includes(action.index));
  if (
    opens !== undefined &&
    candidate.kind !== 'form' &&
    action.handlers.length > 0 &&
    action.handlers.every(onlyTheView)
  ) {
    yield { level: 'safe', reason: { signal: 'handler', evidence: `only opens the ${opens.kind}`, source } };
    return;
  }
  let told = false;
  for (const [sense, level] of [
    ['ending', 'destructive'],
    ['money', 'destructive'],
    ['writing', 'caution'],
    ['reading', 'safe'],
  ] as const) {
    const term = wordsOf(action, container, candidate)
      .map((text) => findTerm(text, sense))
      .find((found) => found !== null);
    // A reading word excuses only what has no other word: "Search and delete" deletes.
    if (term === undefined || (told && sense === 'reading')) continue;
    // In-app navigation that is known in full moves no money.
    if (
      sense === 'money' &&
      fromHandlers.length > 0 &&
      action.handlers.every(onlyTheView) &&
      fromHandlers.every(({ level: known }) => known === 'safe')
    )
      continue;
    told = true;
    yield { level, reason: { signal: 'label', evidence: `"${term}"`, source } };
  }
  const isForm = candidate.kind === 'form';
  if (told || (fromHandlers.length > 0 && !isForm)) return;
  if (!isForm && action.handlers.length > 0 && action.handlers.every(onlyTheView)) {
    yield { level: 'safe', reason: { signal: 'handler', evidence: 'changes only what the page shows', source } };
  } else if (!(isForm && method === 'GET')) {
    yield {
      level: 'caution',
      reason: {
        signal: isForm ? 'form' : 'role',
        evidence: isForm ? 'submits a form' : 'a button whose effect is not known',
        source,
      },
    };
  }
}

/** The texts that say what an action does: its own labels, its value, and for a form the title where its button only says "OK". */
function wordsOf({ labels, handlers }: Intent, container: Boundary | undefined, { kind }: ToolCandidate): string[] {
  const own = labels.flatMap(({ text, key }) => (key === undefined ? [text] : [text, key.split('.').at(-1) ?? '']));
  const names = handlers.map(({ name = '' }) => name);
  const generic =
    own.length === 0 ||
    own.every((text) =>
      /^(?:ok|okay|yes|confirm|continue|submit|apply|proceed|done|go|ja|oui|sí|si|sim|weiter|bestätigen|confirmer|confirmar|conferma)$/i.test(
        text.trim(),
      ),
    );
  const title =
    generic && container !== undefined && (kind === 'form' || ['dialog', 'drawer', 'popover'].includes(container.kind))
      ? container.labels.map(({ text }) => text)
      : [];
  return [...own, ...names, ...title];
}
