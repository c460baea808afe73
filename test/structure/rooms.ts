/**
 * The rooms of each package, from the ground up. A room is a folder of `src/`; `.` is `src/` itself. A file may import
 * files of its own room and of rooms that come earlier in the list, types included. So a package has no circle between
 * rooms and no arrow that points upward.
 */
export const rooms: Readonly<Record<string, readonly string[]>> = {
  'packages/text': ['.'],
  'packages/contract': ['schema', '.'],
  'packages/project': ['.'],
  'packages/discovery': [
    'messages',
    'extract/data',
    'extract/script',
    'extract/html',
    'extract/react',
    'extract/vue',
    'extract',
    'extract/stamp',
    'libraries',
    'link',
    'routes',
    'intents',
    'group',
    'source',
    'match',
    'language',
    'hooks',
    'identity',
    'naming',
    'selectors',
    'risk',
    'map',
    'explore',
    'codegen',
    'explain',
    '.',
  ],
  'packages/runtime': ['accessibility', 'locate', 'validate', 'act', 'outcome', 'policy', 'register', '.'],
  'packages/probe': ['page', 'page/stress', 'server', 'guard', 'browser', 'calls', 'harness', 'prove', 'stress', '.'],
  bin: ['command-line', 'report', 'commands', '.'],
};
