/** A request that the handlers of a tool send. */
export interface ExpectedRequest {
  /** In upper case. */
  method: string;
  /** The path, with `:` for each part that the source does not know; without origin and query. */
  path: string;
  /** The keys of the body; empty if the source does not show them. */
  keys: string[];
}
