import { isGeneratedId as isGenerated } from '@webmcp/text';

import { once } from '../../dom/still.js';

/** {@link isGenerated}, asked once for each id while a page is still. */
export const isGeneratedId: (id: string) => boolean = once(isGenerated);
