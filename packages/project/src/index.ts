export { type Alias } from './alias.js';
export { aliases } from './aliases.js';
export { cachedFacts } from './cached-facts.js';
export { cacheFolder } from './cache-folder.js';
export { openFactCache, type FactCache } from './fact-cache.js';
export {
  contentHash,
  journalFile,
  readJournal,
  writeJournal,
  type FixJournal,
  type JournalEntry,
} from './fix-journal.js';
export { findProject, type DevServerKind, type Project } from './find-project.js';
export type { FrameworkFiles } from './framework-files.js';
export { loadConfig } from './load-config.js';
export { loadHarness } from './load-harness.js';
export { placeInStack } from './place-in-stack.js';
export { readExactly } from './read-exactly.js';
export { readSources, type SourceFile, type SourceReading } from './read-sources.js';
export { resolver } from './resolver.js';
export { writeFileSafely } from './write-file-safely.js';
