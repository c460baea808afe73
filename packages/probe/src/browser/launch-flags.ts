/**
 * Flags of every browser that the probe launches. The first group keeps it from talking to anyone; the second lets a
 * page ask for `computedRole` and `computedName`, and keeps the accessibility tree alive so that asking is cheap (41–52 ms
 * for 3,750 controls; without it each call rebuilds the tree).
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
