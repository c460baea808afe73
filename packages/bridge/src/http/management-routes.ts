import type { BridgeCore } from '../core/bridge-core.js';
import { BridgeError } from '../access/bridge-error.js';
import { findEntries } from '../record/find-entries.js';
import { verifyAudit } from '../record/verify-audit.js';
import type { Caller } from './caller.js';
import { field } from './read-json.js';

type Body = Record<string, unknown>;

/** One call of the management API or of the approval page. */
export interface Route {
  method: 'GET' | 'POST';
  path: string;
  /** The callers that may call. `intake` takes everyone: its calls only add or fetch what the sender owns. */
  for: 'management' | 'person' | 'intake';
  run(core: BridgeCore, body: Body, caller: Caller): unknown;
}

const approval = (body: Body) => {
  const approved_scopes = field.texts(body, 'approved_scopes');
  const plugin_ids = field.texts(body, 'plugin_ids');
  const ttl_seconds = field.number(body, 'ttl_seconds');
  return {
    request_id: field.text(body, 'request_id'),
    ...(approved_scopes && { approved_scopes }),
    ...(plugin_ids && { plugin_ids }),
    ...(ttl_seconds !== undefined && { ttl_seconds }),
  };
};

/** The decisions of a person. The management API and the approval page share these calls, apart from the token. */
const decisions: readonly { path: string; run(core: BridgeCore, body: Body, by: string): unknown }[] = [
  { path: 'deny', run: (core, body, by) => core.deny(field.text(body, 'request_id'), by, field.flag(body, 'block')) },
  { path: 'revoke', run: (core, body, by) => core.revoke(field.text(body, 'session_id'), by) },
  {
    path: 'allow_writes',
    run: (core, body, by) => core.allowWrites(field.text(body, 'session_id'), field.flag(body, 'allow'), by),
  },
  { path: 'pair', run: (core, body, by) => ({ code: core.pairingCode(field.text(body, 'origin'), by) }) },
  {
    path: 'confirm',
    run: (core, body, by) =>
      core.decide(field.text(body, 'confirmation_id'), field.text(body, 'digest'), field.flag(body, 'allow'), by),
  },
];

const stateOf = (core: BridgeCore) => ({
  now: core.world.date().toISOString(),
  requests: core.requests.list().filter(({ status }) => status === 'PENDING'),
  sessions: core.sessions.list(),
  confirmations: core.confirmations.list(),
  plugins: core.plugins.list().map(({ id, origin, title }) => ({ id, origin, title })),
});

/** The entries of the record that a person wishes to read, and whether the whole chain holds. */
function recordOf(core: BridgeCore, body: Body) {
  const texts = ['actor', 'decision', 'session_id', 'text'].filter((key) => body[key] !== undefined);
  const before = field.number(body, 'before');
  const wishes = Object.fromEntries(texts.map((key) => [key, field.text(body, key)]));
  const { entries: total, faults } = verifyAudit(core.world.audit.lines());
  return { ...findEntries(core.audit.entries(), { ...wishes, ...(before && { before }) }), total, faults };
}

/** All routes with a JSON answer. */
export const routes: readonly Route[] = [
  {
    method: 'POST',
    path: '/mcp/request_access',
    for: 'intake',
    run(core, body) {
      const { request, pickup } = core.requestAccess({
        agent_id: field.text(body, 'agent_id'),
        scopes: field.texts(body, 'scopes') ?? [],
        roots: field.texts(body, 'roots') ?? [],
        reason: field.text(body, 'reason', ''),
      });
      return { request_id: request.request_id, status: request.status, code: request.code, pickup_token: pickup };
    },
  },
  {
    method: 'POST',
    path: '/mcp/pick_up',
    for: 'intake',
    run(core, body, caller) {
      if (caller.kind !== 'unknown') throw new BridgeError('unauthorized', 'Send the pick-up token as a bearer token');
      return core.pickUp(field.text(body, 'request_id'), caller.token);
    },
  },
  { method: 'GET', path: '/mcp/requests', for: 'management', run: (core) => ({ requests: core.requests.list() }) },
  { method: 'GET', path: '/mcp/sessions', for: 'management', run: (core) => ({ sessions: core.sessions.list() }) },
  { method: 'GET', path: '/mcp/logs', for: 'management', run: (core) => ({ entries: core.audit.entries() }) },
  { method: 'POST', path: '/ui/record', for: 'person', run: recordOf },
  {
    method: 'POST',
    path: '/mcp/plugin',
    for: 'management',
    run: (core, body) => ({ plugin_token: core.pluginToken(field.text(body, 'plugin_id'), 'management') }),
  },
  {
    method: 'POST',
    path: '/mcp/approve',
    for: 'management',
    run: (core, body) => core.handOver(core.approve(approval(body), 'management')),
  },
  { method: 'GET', path: '/ui/state', for: 'person', run: stateOf },
  {
    method: 'POST',
    path: '/ui/approve',
    for: 'person',
    run: (core, body) => ({ session_id: core.approve(approval(body), 'approval page') }),
  },
  ...decisions.flatMap(({ path, run }): Route[] => [
    {
      method: 'POST',
      path: `/mcp/${path}`,
      for: 'management',
      run: (core, body) => run(core, body, 'management') ?? {},
    },
    { method: 'POST', path: `/ui/${path}`, for: 'person', run: (core, body) => run(core, body, 'approval page') ?? {} },
  ]),
];
