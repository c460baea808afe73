/** A script that a page loads, itself or through the imports of its modules. */
export interface LoadedScript {
  path: string;
  text: string;
  /** The paths of the modules that it imports, by specifier. Absent for a script whose imports are not followed. */
  loads?: ReadonlyMap<string, string>;
}
