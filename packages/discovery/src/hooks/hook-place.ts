import type { Source } from '@webmcp/contract';

/** Where a control's hook has to be written so that it arrives on the control and on nothing else. */
export interface HookPlace {
  at: Source;
  /** The tag's name as written, where there is one. */
  tagName?: string;
  /** A digest of the opening tag's text; absent where no tag stands there. */
  tag?: string;
  /** Why it may not arrive. */
  doubt?: string;
}
