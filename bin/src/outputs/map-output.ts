import type { GroundTruthMap } from '@webmcp/contract';

/** The choices of a person for an output. */
export interface OutputOptions {
  /** The route whose tools count. Without a route all tools count. */
  route?: string;
  /** The origin of the pages, which no map contains. */
  pageOrigin?: string;
}

/** One output of `webmcp emit`: a text that is made from the committed map alone. */
export interface MapOutput {
  /** The argument of `webmcp emit`. */
  name: string;
  /** One line of help. */
  description: string;
  /** Returns the text, with a newline at the end. */
  render(map: GroundTruthMap, options?: OutputOptions): string;
}
