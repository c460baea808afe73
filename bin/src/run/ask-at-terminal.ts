import { plainLine, type BridgeCore } from '@webmcp/bridge';

/** The surface on which the person decides, for the record. */
const by = 'terminal';

/**
 * Asks a person at the terminal about each request and each call that waits, one after the other. A question that was
 * decided on the approval page meanwhile changes nothing.
 * @returns stops asking
 */
export function askAtTerminal(
  core: BridgeCore,
  ask: (shown: string, question: string) => Promise<boolean>,
  say: (line: string) => void,
): () => void {
  let turn = Promise.resolve();
  const queue = (run: () => Promise<void>): void => {
    turn = turn.then(run).catch((error: unknown) => say(error instanceof Error ? error.message : String(error)));
  };
  return core.events.observe(({ event, data }) => {
    if (event === 'request_pending') queue(() => askRequest(core, String(data['request_id']), ask));
    if (event === 'confirmation_pending') queue(() => askCall(core, String(data['confirmation_id']), ask));
  });
}

async function askRequest(
  core: BridgeCore,
  id: string,
  ask: (shown: string, question: string) => Promise<boolean>,
): Promise<void> {
  const request = core.requests.get(id);
  if (request.status !== 'PENDING') return;
  const pages = core.plugins.list().map((each) => `${each.id} ${each.origin} ${each.title}`);
  const shown = [
    `${request.agent_id} asks for access (code ${request.code})`,
    `Reason: ${request.reason || 'none'}`,
    `Scopes: ${request.scopes.join(' ')}`,
    `Pages: ${pages.join(', ') || 'none'}`,
  ];
  const allow = await ask(shown.join('\n'), 'Approve it for five minutes?');
  if (core.requests.get(id).status !== 'PENDING') return;
  if (allow) core.approve({ request_id: id }, by);
  else core.deny(id, by);
}

async function askCall(
  core: BridgeCore,
  id: string,
  ask: (shown: string, question: string) => Promise<boolean>,
): Promise<void> {
  const waiting = (): boolean => core.confirmations.list().some(({ confirmation_id }) => confirmation_id === id);
  const call = core.confirmations.list().find(({ confirmation_id }) => confirmation_id === id);
  if (call === undefined) return;
  const shown = [
    `${call.agent_id} wants to run: ${call.title} (${call.risk})`,
    `Page: ${call.plugin} ${call.origin}`,
    `Arguments: ${plainLine(JSON.stringify(call.args), 2000)}`,
  ];
  const allow = await ask(shown.join('\n'), 'Allow it once?');
  if (waiting()) core.decide(id, call.digest, allow, by);
}
