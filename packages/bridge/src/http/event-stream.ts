import type { IncomingMessage, ServerResponse } from 'node:http';

import type { BridgeEvent, EventLog } from '../access/event-log.js';

/** The bytes that a slow reader may leave unread before its stream ends. */
const mostUnread = 256 * 1024;

/** Sends events as a stream. A reader that comes back with `Last-Event-ID` gets the events that it missed. */
export function sendEvents(events: EventLog, request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.flushHeaders();
  const send = ({ id, event, data }: BridgeEvent): void => {
    response.write(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    if (response.writableLength > mostUnread) response.destroy();
  };
  for (const event of events.since(Number(request.headers['last-event-id'] ?? Infinity))) send(event);
  const stop = events.observe(send);
  response.once('close', stop);
}
