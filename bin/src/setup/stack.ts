import type { Project } from '@webmcp/project';

import type { PackageManager } from './package-manager.js';

/** The app as `webmcp init` sees it. */
export interface SetupApp {
  project: Project;
  manager: PackageManager;
  /** True if the app is written in TypeScript. */
  isTyped: boolean;
  /** Reads a file below the root; null if the app has no such file. */
  read(file: string): string | null;
  hasFolder(folder: string): boolean;
  /** Lists the HTML pages. */
  pages(): string[];
}

/** A file to write. `before` is null for a new file. Paths are relative to the root, with forward slashes. */
export interface PlannedFile {
  file: string;
  before: string | null;
  after: string;
}

/** The way in which an app gets its tools into its pages. */
export interface StackPlan {
  /** The path for `--emit`, relative to the root; null if the app reads the map by itself. */
  emit: string | null;
  files: PlannedFile[];
  /** Steps that a person must take, each with the text to paste. */
  byHand: string[];
}

/** A kind of app. `plan` changes nothing; a file that already holds the step is left out. */
export interface Stack {
  /** The name for people: `Next.js`. */
  name: string;
  fits(app: SetupApp): boolean;
  plan(app: SetupApp): StackPlan;
}
