/** A child's path below its parent's; an absolute one stands for itself. */
export function joinRoute(parent: string, path: string): string {
  const whole = path.startsWith('/') ? path : `${parent}/${path}`;
  return `/${whole.split('/').filter(Boolean).join('/')}`;
}

/**
 * A route as it can be opened: optional parameters left out (`:id?`, `[[id]]`, `{-$lang}`); nothing where it needs a
 * parameter or stands for any path.
 */
export function openable(route: string): string[] {
  const parts = route
    .split('/')
    .filter((part) => part !== '' && !/^:[^/]*\?$|^\[\[.*\]\]$|^\{-\$.*\}$|^\$\$$/.test(part))
    .map((part) => part.replace(/\?$/, ''));
  return parts.some((part) => /[:*$[(]|^\{/.test(part)) ? [] : [`/${parts.join('/')}`];
}

/** How a part of a path names a parameter: React Router, Vue Router; Next, Nuxt; TanStack Router. */
const parameter = /^(?::([\w-]+)(?:\([^*]*\))?|\[([\w-]+)\]|\$([\w-]+))$/;

/** A route that needs parameters, as `/orders/:id`; nothing where it stands for any path, has optional parts or no parameter. */
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
