import type { Source } from '@webmcp/contract';

/** The place in the source at which a hook reaches only its control. A hook is an attribute `data-mcp`. */
export interface HookPlace {
  at: Source;
  /** The tag's name as the source writes it. Absent without a tag. */
  tagName?: string;
  /** A digest of the opening tag's text. Absent without a tag. */
  tag?: string;
  /** The reason why the hook may not reach the control. */
  doubt?: string;
}
