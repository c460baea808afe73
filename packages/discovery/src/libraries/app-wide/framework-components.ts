import type { Entry, LibraryTable } from '@webmcp/contract';

const plain: Entry = { is: 'part', part: 'plain' };
const structure = {
  Fragment: plain,
  Suspense: plain,
  Teleport: plain,
  Transition: plain,
  TransitionGroup: plain,
  KeepAlive: plain,
  RouterView: plain,
};

/** What React and Vue bring themselves; Vue's are there without an import. */
export const frameworks: LibraryTable = {
  name: 'framework',
  packages: { react: '', vue: '', 'react-dom': '', 'react/jsx-runtime': '' },
  globalPrefix: '',
  components: {
    ...structure,
    'React.Fragment': plain,
    'React.Suspense': plain,
    StrictMode: plain,
    'React.StrictMode': plain,
    Profiler: plain,
    Component: plain,
    Slot: plain,
    ClientOnly: plain,
    NuxtPage: plain,
    NuxtLayout: plain,
  },
};
