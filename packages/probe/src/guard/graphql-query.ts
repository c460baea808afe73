import { createRequire } from 'node:module';

/** The most tokens of a query. No app's own query has as many, and a longer one may be made to cost time. */
const maxTokens = 20_000;

/**
 * Decides whether the body of a POST only reads: JSON with a GraphQL document of queries alone, or a list of such
 * documents. Queries have no effects (GraphQL specification of October 2021, section 6.2.1). All other bodies are no
 * queries: mutations, subscriptions, persisted queries by a hash, forms, files, unreadable documents.
 */
export function isGraphqlQuery(body: string | null): boolean {
  const parsed = body === null ? undefined : jsonIn(body);
  const requests = Array.isArray(parsed) ? (parsed as unknown[]) : [parsed];
  return requests.length > 0 && requests.every(onlyReads);
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function onlyReads(request: unknown): boolean {
  if (typeof request !== 'object' || request === null || !('query' in request)) return false;
  return typeof request.query === 'string' && holdsQueriesOnly(request.query);
}

/** Decides whether every definition is a query or a fragment, and at least one is a query. */
function holdsQueriesOnly(text: string): boolean {
  try {
    const { Kind, OperationTypeNode, parse } = graphql();
    const { definitions } = parse(text, { noLocation: true, maxTokens });
    const operations = definitions.filter(({ kind }) => kind !== Kind.FRAGMENT_DEFINITION);
    return (
      operations.length > 0 &&
      operations.every((one) => one.kind === Kind.OPERATION_DEFINITION && one.operation === OperationTypeNode.QUERY)
    );
  } catch {
    return false;
  }
}

/** Loads the parser of queries. Most apps send none. */
function graphql(): typeof import('graphql') {
  return createRequire(import.meta.url)('graphql') as typeof import('graphql');
}
