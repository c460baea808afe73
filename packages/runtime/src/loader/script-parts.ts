import { isRoute } from '../act/reach/on-route.js';
import { loadScript } from './load-script.js';

/** A script with a part of a manifest, beside the whole script. */
interface PartScript {
  routes: readonly string[];
  name: string;
  integrity: string;
}

/** Returns the function that loads the script of a part, and returns its tools. @param current the running script */
export const scriptParts =
  (current: HTMLScriptElement | null, parts: readonly PartScript[]) =>
  (at: number): Promise<unknown> =>
    loadScript(current, parts[at]!.name, parts[at]!.integrity);

/**
 * Lets the browser fetch the parts of the page's route before the runtime is there to ask for them. Runs none of them.
 * @param current the running script
 */
export function preloadParts(current: HTMLScriptElement | null, parts: readonly PartScript[]): void {
  for (const { routes, name, integrity } of parts) {
    if (!routes.some((route) => isRoute(route, location))) continue;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.integrity = integrity;
    link.nonce = current?.nonce ?? '';
    link.href = new URL(name, current?.src || location.href).href;
    document.head.append(link);
  }
}
