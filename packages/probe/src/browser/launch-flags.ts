/**
 * The flags of every browser that the probe launches. The first group keeps the browser from contacting other hosts.
 * The second lets a page read `computedRole` and `computedName`. It keeps the accessibility tree alive, so that reading
 * is cheap (41–52 ms for 3,750 controls; else each call builds the tree again).
 */
export const launchFlags: readonly string[] = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-gpu',
  '--no-proxy-server',
  '--enable-blink-features=ComputedAccessibilityInfo',
  '--force-renderer-accessibility',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
