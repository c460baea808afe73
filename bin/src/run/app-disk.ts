import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { filesPrint, type Project } from '@webmcp/project';

/** The files on disk that the pages of a run rest on. */
export interface AppDisk {
  /** Hash of all files of the app. */
  print: string;
  /** Files outside of the app's folders that the dev server read. */
  files: string[];
  /** Written files that no page reads. */
  leftOut: string[];
}

/** The files of an app on disk, from the begin of a run. */
export class WatchedDisk {
  readonly #folders: string[];
  readonly #viteConfig: string | undefined;
  readonly #outputs: string[];
  readonly #begun = Date.now();
  readonly #atBegin: string | null;

  /** @param outputs absolute paths of the files that the run writes */
  constructor({ root, packages, viteConfig }: Project, outputs: string[]) {
    this.#folders = [root, ...packages.map(({ folder }) => join(root, folder))];
    this.#viteConfig = viteConfig;
    this.#outputs = outputs;
    this.#atBegin = this.#print([], outputs);
  }

  /** Decides whether no file has changed since the last run. */
  isAs({ print, files, leftOut }: AppDisk): boolean {
    if (leftOut.some((file) => !this.#outputs.includes(file))) return false;
    return this.#print(files, leftOut) === print;
  }

  /**
   * Returns the files that the pages of this run rest on. Undefined if a file has changed during the run, and for a folder
   * that cannot be read whole.
   * @param read the files that the dev server has read
   * @param served the paths of the files that pages loaded
   */
  now(read: readonly string[], served: ReadonlySet<string>): AppDisk | undefined {
    const isRead = (file: string): boolean => read.includes(file) || [...served].some((path) => file.endsWith(path));
    // The plugin serves the map's tools in the pages.
    const hasPlugin = this.#viteConfig !== undefined && readFileSync(this.#viteConfig, 'utf8').includes('webmcp');
    const leftOut = hasPlugin ? [] : this.#outputs.filter((file) => !isRead(file));
    const files = read.filter((file) => this.#isOutside(file));
    if (files.some((file) => savedAt(file) >= this.#begun)) return undefined;
    if (this.#atBegin === null || this.#print([], this.#outputs) !== this.#atBegin) return undefined;
    const print = this.#print(files, leftOut);
    return print === null ? undefined : { print, files, leftOut };
  }

  #print(files: string[], leftOut: string[]): string | null {
    return filesPrint(this.#folders, files, new Set(leftOut));
  }

  #isOutside(file: string): boolean {
    return (
      !isVirtual(file) &&
      !file.includes('/node_modules/') &&
      !this.#folders.some((folder) => file.startsWith(`${folder}/`))
    );
  }
}

/** Returns the time at which a file was saved, in milliseconds; 0 for a missing file. */
export const savedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Decides whether a module of the dev server has no file. Plugins begin the names of such modules with a null byte. */
const isVirtual = (file: string): boolean => file.includes('\0');
