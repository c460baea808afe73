/** Every scope that a session can have, by its group. `page:*` are the scopes of page tools. */
const scopeGroups: Readonly<Record<string, readonly string[]>> = {
  file_operation: ['read:files', 'write:files', 'create:files', 'delete:files', 'rename:files', 'search:files'],
  buffer_management: ['read:buffers', 'edit:buffers', 'manage:buffers', 'split:panes', 'manage:tabs'],
  code_analysis: ['analyze:syntax', 'detect:errors', 'suggest:completion', 'format:code', 'navigate:symbols'],
  project_management: ['explore:project', 'manage:workspace', 'watch:changes', 'build:project'],
  terminal_execution: ['exec:terminal', 'run:commands', 'debug:session', 'test:code'],
  version_control: ['git:status', 'git:commit', 'git:branch', 'view:diffs'],
  search_replace: ['search:content', 'replace:text', 'regex:operations', 'search:project'],
  realtime_sync: ['sync:cursor', 'sync:selection', 'sync:viewport', 'monitor:state'],
  advanced_features: ['code:lens', 'quick:fixes', 'refactor:code', 'manage:plugins'],
  page: ['page:read', 'page:act', 'page:destructive'],
};

export const scopes: readonly string[] = Object.values(scopeGroups).flat();

/** Names of scopes that a preset or a request may use in place of scopes. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  'run:tests': ['test:code'],
  'git:*': scopes.filter((scope) => scope.startsWith('git:')),
};

/** The presets that a request may name in place of a list of scopes. */
export const presets: Readonly<Record<string, readonly string[]>> = {
  Basic: ['read:files', 'read:buffers', 'search:files', 'analyze:syntax', 'sync:cursor'],
  Standard: [
    'read:files',
    'write:files',
    'edit:buffers',
    'manage:buffers',
    'format:code',
    'search:content',
    'sync:cursor',
    'sync:selection',
    'explore:project',
  ],
  Advanced: [
    'create:files',
    'delete:files',
    'manage:workspace',
    'build:project',
    'run:tests',
    'exec:terminal',
    'git:*',
    'debug:session',
    'refactor:code',
    'manage:plugins',
  ],
  Restricted: ['read:files', 'analyze:syntax', 'search:content'],
};

/**
 * Resolves presets and aliases to scopes.
 * @returns the scopes, each once and in the order of {@link scopes}; or the first name that is no scope
 */
export function resolveScopes(names: readonly string[]): { scopes: string[] } | { unknown: string } {
  const wanted = new Set<string>();
  for (const name of names.flatMap((each) => presets[each] ?? [each])) {
    const resolved = aliases[name] ?? [name];
    const unknown = resolved.find((each) => !scopes.includes(each));
    if (unknown !== undefined) return { unknown };
    for (const each of resolved) wanted.add(each);
  }
  return { scopes: scopes.filter((scope) => wanted.has(scope)) };
}
