/** Joins a child's path to its parent's. An absolute path stays as it is. */
export function joinRoute(parent: string, path: string): string {
  const whole = path.startsWith('/') ? path : `${parent}/${path}`;
  return `/${whole.split('/').filter(Boolean).join('/')}`;
}

/**
 * Returns a route as an address, without optional parameters (`:id?`, `[[id]]`, `{-$lang}`); nothing for a route that
 * needs a parameter or matches any path.
 */
export function openable(route: string): string[] {
  const parts = route
    .split('/')
    .filter((part) => part !== '' && !/^:[^/]*\?$|^\[\[.*\]\]$|^\{-\$.*\}$|^\$\$$/.test(part))
    .map((part) => part.replace(/\?$/, ''));
  return parts.some((part) => /[:*$[(]|^\{/.test(part)) ? [] : [`/${parts.join('/')}`];
}

/** Matches a parameter in a path, also an optional one: of React Router and Vue Router, of Nuxt, of TanStack Router. */
const parameter = /^(?::([\w-]+)(?:\([^*]*\))?\??|\[([\w-]+)\]|\[\[([\w-]+)\]\]|\$([\w-]+)|\{-\$([\w-]+)\})$/;

/**
 * Returns a route with all its parameters, as `/orders/:id`, also for `/orders/:id?`; nothing for a route that matches any path
 * or has no parameter.
 */
export function withParameters(route: string): string[] {
  const parts = route.split('/').filter((part) => part !== '');
  const written = parts.map((part) => {
    const [, ...names] = parameter.exec(part) ?? [];
    const name = names.find((one) => one !== undefined);
    return name === undefined ? part : `:${name}`;
  });
  const isPlain = written.every((part) => /^:[\w-]+$/.test(part) || !/[:*$[(]|^\{/.test(part));
  return isPlain && written.some((part) => part.startsWith(':')) ? [`/${written.join('/')}`] : [];
}
