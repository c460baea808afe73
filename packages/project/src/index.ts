export { type Alias } from './aliases/alias.js';
export { aliases } from './aliases/aliases.js';
export { cachedFacts } from './cache/cached-facts.js';
export { cacheFolder } from './cache/cache-folder.js';
export { openFactCache, type FactCache } from './cache/fact-cache.js';
export { filesPrint } from './cache/files-print.js';
export { importedFiles } from './cache/imported-files.js';
export { keptValue, type KeptValue } from './cache/kept-value.js';
export { contentHash } from './files/content-hash.js';
export { journalFile, readJournal, writeJournal, type FixJournal, type JournalEntry } from './files/fix-journal.js';
export {
  readSetupJournal,
  setupJournalFile,
  writeSetupJournal,
  type SetupChange,
  type SetupJournal,
} from './files/setup-journal.js';
export { findProject, type DevServerKind, type Project } from './app/find-project.js';
export type { FrameworkFiles } from './app/framework-files.js';
export { workspaceApps } from './app/workspace-packages.js';
export { loadConfig } from './config/load-config.js';
export { loadHarness } from './config/load-harness.js';
export { placeInStack } from './config/place-in-stack.js';
export { openWriteJournal, writeJournalFile, type WriteJournal } from './files/write-journal.js';
export { readExactly } from './files/read-exactly.js';
export { readSources, type SourceFile, type SourceReading } from './app/read-sources.js';
export { resolver } from './aliases/resolver.js';
export { decodeText } from './files/decode-text.js';
export { checkWritable } from './files/check-writable.js';
export { notWritten, writeFileSafely } from './files/write-file-safely.js';
