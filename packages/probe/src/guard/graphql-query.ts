/** What stands in a GraphQL document beside its punctuation: texts, comments, words (GraphQL October 2021, section 2.1). */
const token = /"""(?:\\"""|[^])*?"""|"(?:\\.|[^"\\\n\r])*"|#[^\n\r]*|[_A-Za-z][_0-9A-Za-z]*|[{}]|[^]/g;

/**
 * Whether the body of a POST only asks: JSON with a GraphQL document of which every operation is a query, or a list of
 * such. GraphQL's queries are free of effects by its specification (section 6.2.1), and are sent by POST all the same.
 * Whatever is not surely so is no query: mutations, subscriptions, persisted queries that name their document by a hash
 * alone, forms, files, and what does not read as a document.
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

/** Whether every definition is a query or a fragment with a selection, and there is a query. */
function holdsQueriesOnly(document: string): boolean {
  let [braces, parens, queries] = [0, 0, 0];
  let head: string | undefined;
  for (const [text] of document.matchAll(token)) {
    if (text === '(') parens += 1;
    else if (text === ')') parens -= 1;
    else if (parens > 0) continue;
    else if (text === '{') {
      // A selection without a word before it is a query.
      if (braces === 0 && head !== 'fragment') queries += 1;
      braces += 1;
    } else if (text === '}') {
      braces -= 1;
      head = undefined;
    } else if (braces === 0 && head === undefined) {
      if (text === 'query' || text === 'fragment') head = text;
      else if (!/^[\s,\uFEFF#]/.test(text)) return false;
    } else if (/^["\d]/.test(text)) return false;
    if (braces < 0 || parens < 0) return false;
  }
  return braces === 0 && parens === 0 && head === undefined && queries > 0;
}
