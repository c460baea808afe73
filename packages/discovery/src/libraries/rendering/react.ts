import type { Entry } from '@webmcp/contract';

import type { Library } from '../library.js';

const plain: Entry = { is: 'part', part: 'plain' };

/** React itself (react.dev/reference/react/components). */
export const react: Library = {
  name: 'react',
  onPage: 'react',
  packages: { react: '', 'react-dom': '', 'react/jsx-runtime': '' },
  globalPrefix: '',
  components: {
    Fragment: plain,
    Suspense: plain,
    StrictMode: plain,
    Profiler: plain,
    'React.Fragment': plain,
    'React.Suspense': plain,
    'React.StrictMode': plain,
  },
  transparentFunctions: ['useCallback', 'useEvent', 'useEffectEvent', 'memo', 'forwardRef', 'useDeferredValue'],
  computingFunctions: ['useMemo'],
};
