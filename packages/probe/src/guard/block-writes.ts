import type { BrowserContext, Request, Route } from 'playwright';
import { isGraphqlQuery } from './graphql-query.js';

/** Methods that may change data on a server (RFC 9110, section 9.2.1: methods that are not safe). */
const writes = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Decides whether a request may change data by its method. */
export const isWrite = (request: Request): boolean => writes.has(request.method().toUpperCase());

/**
 * Answers every POST, PUT, PATCH and DELETE of a context with a stub, so that its pages change no data. Scripts receive
 * an empty JSON object. Forms receive "no content", and the page stays. GraphQL queries go through. The context must
 * block service workers, whose requests are not intercepted.
 * @param onBlocked receives the request's method and path
 */
export async function blockWrites(context: BrowserContext, onBlocked: (write: string) => void): Promise<void> {
  await context.route('**/*', async (route) => {
    const request = route.request();
    if (!isWrite(request) || isQuery(request)) return route.fallback();
    onBlocked(`${request.method()} ${new URL(request.url()).pathname}`);
    return answer(route, request);
  });
}

/** Decides whether a request is a GraphQL query, which is sent by POST. Without queries many apps would be empty. */
function isQuery(request: Request): boolean {
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
