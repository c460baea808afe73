import { describe, expect, test } from 'vitest';

import { showRoot } from '../show-linked.js';

const page = (read: string, imports = 'createContext, use, useContext'): string =>
  `import { ${imports} } from 'react';
   const Theme = createContext('none');
   const Title = () => <h1 title={${read}} />;
   export const Page = () => (
     <Theme.Provider value="outer"><Theme.Provider value="inner"><Title /></Theme.Provider></Theme.Provider>
   );`;

describe('the read of a context', () => {
  test.each(['useContext(Theme)', 'use(Theme)'])('%s is the value of the nearest provider', (read) => {
    expect(showRoot({ 'a.tsx': page(read) })).toContain('    title="inner"');
  });

  test('without a provider is not known', () => {
    const alone = `import { createContext, useContext } from 'react';
      const Theme = createContext('none');
      export const Page = () => <h1 title={useContext(Theme)} />;`;
    expect(showRoot({ 'a.tsx': alone })).toEqual(['<h1>', '  title=react/useContext(react/createContext("none"))']);
  });

  test('is a call of another function where `use` is not React’s', () => {
    const other = page('use(Theme)', 'createContext').replace('import', `import { use } from 'other';\nimport`);
    expect(showRoot({ 'a.tsx': other }).join()).toContain('title=other/use(');
  });
});
