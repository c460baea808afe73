import type { BrowserContext, Request, Route } from 'playwright';
import { isGraphqlQuery } from './graphql-query.js';

/** Methods that change something at the other end (RFC 9110, section 9.2.1: the ones that are not safe). */
const writes = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Answers every POST, PUT, PATCH and DELETE of a context with a stub, so that nothing that happens in its pages can change
 * data: an empty JSON object for scripts, and "no content" for a form, which leaves its page standing. GraphQL queries go
 * through. Service workers are not asked; whoever opens the context has to block them.
 * @param onBlocked told the request's method and path
 */
export async function blockWrites(context: BrowserContext, onBlocked: (write: string) => void): Promise<void> {
  await context.route('**/*', async (route) => {
    const request = route.request();
    if (!writes.has(request.method().toUpperCase()) || asksOnly(request)) return route.fallback();
    onBlocked(`${request.method()} ${new URL(request.url()).pathname}`);
    return answer(route, request);
  });
}

/** GraphQL's queries are sent by POST: without them an app that lives on them would be empty. */
function asksOnly(request: Request): boolean {
  return (
    request.method().toUpperCase() === 'POST' &&
    /\bjson\b/i.test(request.headers()['content-type'] ?? '') &&
    isGraphqlQuery(request.postData())
  );
}

async function answer(route: Route, request: Request): Promise<void> {
  if (request.isNavigationRequest()) return route.fulfill({ status: 204 });
  const { origin } = await request.allHeaders();
  return route.fulfill({
    status: 200,
    contentType: 'application/json',
    body: '{}',
    ...(origin === undefined
      ? {}
      : { headers: { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' } }),
  });
}
