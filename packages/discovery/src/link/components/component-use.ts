import type { Source } from '@webmcp/contract';

import type { LexicalScope } from '../model/lexical-scope.js';
import { noProps, type ExpandedProps, type PassedProps } from '../model/passed-props.js';
import type { RenderSite } from '../model/render-site.js';

/** One use of a component: its props, and the place of its tag. */
export interface ComponentUse {
  expanded: ExpandedProps;
  /** The scope around the tag. */
  scope: LexicalScope;
  at: Source;
  site: RenderSite;
  /** True if the component is only named (`component: Page`), so its name is no site of the elements inside. */
  untagged?: true;
}

/** Returns the use sites of the elements inside, innermost first. */
export function sitesOf({ at, scope }: ComponentUse): Source[] {
  return [at, ...scope.owner.sites];
}

export function passedBy({ expanded }: ComponentUse): PassedProps {
  return { ...noProps(false), ...expanded };
}
