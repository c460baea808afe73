/**
 * Loads a script that lies beside the running one. The hash holds the script to its bytes, so a changed script does not
 * run. The nonce of the running script counts for the loaded one.
 * @param current the running script, read while it ran
 * @param name the file's name
 * @param integrity the hash of the file, `sha256-…`
 * @returns the value that the script left on its element
 * @throws {Error} for a script of another origin, and for a script that did not load
 */
export function loadScript(current: HTMLScriptElement | null, name: string, integrity: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const url = new URL(name, current?.src || location.href);
    if (url.origin !== location.origin) {
      reject(new Error(`${url.href} has another origin`));
      return;
    }
    const script = document.createElement('script');
    script.src = url.href;
    script.integrity = integrity;
    script.nonce = current?.nonce ?? '';
    script.addEventListener('load', () => resolve(Reflect.get(script, 'webmcp')), { once: true });
    script.addEventListener(
      'error',
      () => {
        script.remove();
        reject(new Error(`${url.href} did not load`));
      },
      { once: true },
    );
    document.head.append(script);
  });
}
