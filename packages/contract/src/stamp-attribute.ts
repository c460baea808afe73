/** The attribute that the dev-only transform puts on the tags of the app's own source: `file:line:column`. */
export const stampAttribute = 'data-webmcp-source';
