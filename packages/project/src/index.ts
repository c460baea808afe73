export { type Alias } from './alias.js';
export { aliases } from './aliases.js';
export { findProject, type DevServerKind, type Framework, type Project } from './find-project.js';
export { loadConfig } from './load-config.js';
export { loadHarness } from './load-harness.js';
export { placeInStack } from './place-in-stack.js';
export { readSources, type SourceFile } from './read-sources.js';
export { resolver } from './resolver.js';
export { writeFileSafely } from './write-file-safely.js';
