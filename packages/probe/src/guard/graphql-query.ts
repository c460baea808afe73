import { Kind, OperationTypeNode, parse } from 'graphql';

/** More than any app's own query has; a document that is made to cost time is no query. */
const maxTokens = 20_000;

/**
 * Whether the body of a POST only asks: JSON with a GraphQL document of which every operation is a query, or a list of
 * such. GraphQL's queries are free of effects by its specification (October 2021, section 6.2.1), and are sent by POST all
 * the same. Whatever is not surely so is no query: mutations, subscriptions, persisted queries that name their document by
 * a hash alone, forms, files, and what does not read as a document.
 */
export function isGraphqlQuery(body: string | null): boolean {
  const parsed = body === null ? undefined : jsonIn(body);
  const requests = Array.isArray(parsed) ? (parsed as unknown[]) : [parsed];
  return requests.length > 0 && requests.every(onlyAsks);
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function onlyAsks(request: unknown): boolean {
  if (typeof request !== 'object' || request === null || !('query' in request)) return false;
  return typeof request.query === 'string' && holdsQueriesOnly(request.query);
}

/** Whether every definition is a query or a fragment, and there is a query. */
function holdsQueriesOnly(text: string): boolean {
  try {
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
