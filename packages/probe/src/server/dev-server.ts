/** A server of the app that the probe started. */
export interface DevServer {
  /** Where the app answers, with the base path of its own config and a slash at the end. */
  url: string;
  /** What the server reported as errors so far; it grows while the server runs. */
  errors: string[];
  /** Resolves with how, and what it said last, when a server in a process of its own ends and `stop` was not called. */
  ended?: Promise<string>;
  /**
   * Serves every component's stamp aside from now on, not as an attribute: for apps whose components fail on one.
   * Missing where nothing is stamped.
   */
  restamp?(): Promise<void>;
  /** Ends it with all that it started; may be called more than once. */
  stop(): Promise<void>;
}

/** A pure function `(source, file, 'attribute' | 'aside') => { code, map } | null`, named by its module so that another process can load it. */
export interface TransformModule {
  /** Absolute path or file URL. */
  module: string;
  /** The export's name. */
  name: string;
  /** Absolute folders beside the root whose source is stamped as well: other packages of its workspace. */
  folders?: string[];
}

export interface StartOptions {
  /** The app's folder, absolute. */
  root: string;
  signal?: AbortSignal;
  /** Milliseconds until a server that is not ready counts as not started; default two minutes. */
  deadline?: number;
}
