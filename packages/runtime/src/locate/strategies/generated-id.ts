import { isGeneratedId as isGenerated } from '@webmcp/text';

import { once } from '../../dom/still.js';

/** Decides whether a machine made an id, once for each id during one look at a page. */
export const isGeneratedId: (id: string) => boolean = once(isGenerated);
