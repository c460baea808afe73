import type { BrowserContext, Request } from 'playwright';

/** Notes writes, so that no later run repeats a write whose end is unknown. */
export interface WriteJournal {
  begin(tool: string, write: string): void;
  end(tool: string, write: string): void;
}

/** Chromium's errors of requests that no server received. After any other error the server may have done the work. */
const neverSent = /ERR_(?:NAME_NOT_RESOLVED|CONNECTION_REFUSED|ADDRESS_UNREACHABLE|BLOCKED_BY)/;

/** Notes each write of a page before it is sent. A write leaves the journal when it is answered, or if it was never sent. */
export async function noteWrites(context: BrowserContext, tool: string, journal: WriteJournal): Promise<void> {
  const writeOf = (request: Request): string | null =>
    /^(?:GET|HEAD|OPTIONS)$/.test(request.method()) ? null : `${request.method()} ${new URL(request.url()).pathname}`;
  await context.route('**/*', async (route) => {
    const write = writeOf(route.request());
    if (write !== null) journal.begin(tool, write);
    await route.fallback();
  });
  const ended = (request: Request): void => {
    const write = writeOf(request);
    if (write !== null) journal.end(tool, write);
  };
  context.on('response', (response) => ended(response.request()));
  context.on('requestfailed', (request) => {
    if (neverSent.test(request.failure()?.errorText ?? '')) ended(request);
  });
}
