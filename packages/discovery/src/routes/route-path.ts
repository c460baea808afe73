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
