/** A server of the app that the probe started. */
export interface DevServer {
  /** The app's address, with the base path of its own config and a slash at the end. */
  url: string;
  /** The errors that the server reported so far. The list grows while the server runs. */
  errors: string[];
  /** Resolves with a description when a server in a process of its own ends without `stop`. */
  ended?: Promise<string>;
  /**
   * Serves every component's stamp aside from now on, for apps whose components fail on an attribute. Absent for a server
   * without stamps.
   */
  restamp?(): Promise<void>;
  /** Returns the absolute paths of the files that the server has read so far, and of its config. Absent if unknown. */
  files?(): Promise<string[]>;
  /** Ends the server and all processes that it started. May be called more than once. */
  stop(): Promise<void>;
}

/** The place of a pure function `(source, file, 'attribute' | 'aside') => { code, map } | null`, for another process to load. */
export interface TransformModule {
  /** Absolute path or file URL. */
  module: string;
  /** The export's name. */
  name: string;
  /** Absolute folders outside the root with stamped source: other packages of the workspace. */
  folders?: string[];
  /** The version of the function. With a version, its results are kept from one run to the next. */
  version?: string;
}

export interface StartOptions {
  /** The absolute path of the app's folder. */
  root: string;
  signal?: AbortSignal;
  /** Milliseconds that the server may take to be ready; default two minutes. */
  deadline?: number;
}
