import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

interface Lockfile {
  packages: Record<string, { optionalDependencies?: Record<string, string> }>;
}

describe.each([
  'package-lock.json',
  'examples/playground/package-lock.json',
  'examples/playground/widgets/package-lock.json',
])('%s', (file) => {
  const { packages } = JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')) as Lockfile;

  // npm install leaves out what a registry does not carry for another platform; npm ci then refuses the whole file.
  it('names every optional package, for every platform', () => {
    const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => !(`node_modules/${name}` in packages) && !(`${place}/node_modules/${name}` in packages),
      ),
    );
    expect(Object.keys(packages).length).toBeGreaterThan(50);
    expect(missing).toEqual([]);
  });
});
